import { OWN_CLOCKS } from '@dealers-choice/protocol/own-clocks';
import { Button } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { online } from '../online/page.ts';
import { HouseRules } from '../setup/HouseRules.tsx';
import type { Setting } from '../setup/seating.ts';
import { BarProblem } from '../ui/BarProblem.tsx';
import { useLobbyText } from '../words/lobby.ts';
import { useScreenText } from '../words/screens.ts';
import { BroughtCards } from './BroughtCards.tsx';
import { LineNotice } from './LineNotice.tsx';
import './lobby.css';
import { usualWish } from './make.ts';
import { type Terms, useOpening } from './useOpening.ts';
import { WhoMayCome } from './WhoMayCome.tsx';

/** The same setup for friends far away: who may come, and the house rules that were chosen; the seats fill up later. */
export function FarSetup({ shelved, plan, change, children }: Setting & { children: ReactNode }) {
  const text = useLobbyText().make;
  const say = useScreenText().setup;
  const rules = useFarPlan({ shelved, plan, change });
  const { game } = shelved;
  const [terms, setTerms] = useState<Terms>(() => usualWish(game.id, 'private'));
  const [token, setToken] = useState('');
  const { busy, problem, open } = useOpening({ shelved, plan: rules.plan }, terms, token);
  useEffect(() => online.getState().connect(), []);
  const set = (changes: Partial<Terms>): void => setTerms((now) => ({ ...now, ...changes }));
  return (
    <form
      noValidate
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {children}
      {shelved.cards !== undefined && (
        <BroughtCards game={game.id} cards={shelved.cards} token={token} setToken={setToken} />
      )}
      <LineNotice gone={useLobbyText().lineGone} />
      <WhoMayCome {...{ shelved, plan, change, terms, set }} />
      <HouseRules
        shelved={shelved}
        plan={rules.plan}
        change={rules.change}
        far={{ title: say.house, note: '', fixed: false, chips: [], children: null }}
      />
      <div className="deal-bar">
        <BarProblem problem={problem} />
        <div className="mx-auto flex max-w-[1392px] items-center gap-x-4 gap-y-2 px-3 max-md:flex-wrap sm:px-7">
          <p className="mr-auto max-md:basis-full max-md:text-center">
            <span className="font-display font-bold md:text-xl">{text.friends(plan.seats.length - 1)}</span>
            <span className="block text-sm text-soft max-md:hidden">{text.thenInvite}</span>
          </p>
          <Button
            type="submit"
            look="primary"
            aria-disabled={busy}
            className="min-h-14 grow text-lg md:min-w-72 md:shrink-0 md:grow-0"
          >
            {busy ? text.opening : text.open}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What everybody is told; each seat chooses its secrets at the table. */
const openOptions = ({ game }: Setting['shelved'], options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !game.secrets.includes(name)));

/** House rules as they are chosen, with clocks of their own: around one device none runs. */
function useFarPlan({ shelved, plan, change }: Setting): Pick<Setting, 'plan' | 'change'> {
  const defaults: Options = { ...shelved.game.defaults };
  const [clocks, setClocks] = useState<Options>(() => only(OWN_CLOCKS, defaults));
  return {
    plan: { ...plan, options: openOptions(shelved, { ...plan.options, ...clocks }) },
    change({ options, ...rest }) {
      if (options) setClocks(only(OWN_CLOCKS, options));
      const others =
        options && Object.fromEntries(Object.entries(options).filter(([name]) => !OWN_CLOCKS.includes(name)));
      change({ ...rest, ...(others ? { options: { ...plan.options, ...others } } : {}) });
    },
  };
}

const only = (names: readonly string[], options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
type Options = Setting['plan']['options'];
