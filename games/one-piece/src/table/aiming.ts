/** DON!! to be given before an attack, and the attack itself. */
import type { CopyId, Move } from '@dealers-choice/kernel';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { chooseNothing, useChosen, useLit } from './acts.ts';
import type { Orders } from './orders.ts';

export interface Aiming {
  /** How many are to be given to the card that is chosen. */
  don: number;
  setDon(n: number): void;
  attack(target: CopyId): void;
  give(): void;
}

export const AimingContext = createContext<Aiming | null>(null);
export function useAiming(): Aiming {
  const aiming = useContext(AimingContext);
  if (!aiming) throw new Error('an attack is aimed at a table');
  return aiming;
}

export function useAimed(orders: Orders): Aiming {
  const chosen = useChosen();
  const lit = useLit();
  // A number belongs to the card for which it was set, until that card is put back.
  const [set, setSet] = useState<{ card: CopyId | null; n: number }>({ card: null, n: 0 });
  useEffect(() => {
    if (chosen === null) setSet({ card: null, n: 0 });
  }, [chosen]);
  const don = lit?.move.do === 'give' ? (lit.move.at ?? 0) : set.card === chosen ? set.n : 0;
  return useMemo<Aiming>(() => {
    const gift = (card: CopyId): Move[] => (don > 0 ? [{ do: 'give', card, at: don }] : []);
    return {
      don,
      setDon: (n) => setSet({ card: chosen, n }),
      attack(target) {
        if (chosen === null) return;
        orders.inTurn([...gift(chosen), { do: 'attack', card: chosen, at: target }]);
        chooseNothing();
      },
      give() {
        if (chosen !== null) orders.inTurn(gift(chosen));
        setSet({ card: null, n: 0 });
      },
    };
  }, [don, chosen, orders]);
}
