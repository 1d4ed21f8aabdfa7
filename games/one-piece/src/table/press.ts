/** What a press on a card means now. The rules say whether it may be; no part of the table does. */
import type { CopyId } from '@dealers-choice/kernel';
import { isSeveral, keyOf, type TableNow, useCard, useChoosing, useNow } from '@dealers-choice/table';
import { chooseNothing, useChosen, waysOf } from './acts.ts';
import { useAiming } from './aiming.ts';
import { type Together, useTogether } from './together.ts';

export interface Press {
  /** Finds it again when keys point at it. */
  key: string;
  /** What it does, in the words of the game; '' where it only chooses. */
  label: string;
  why: string | null;
  state: 'can' | 'on' | 'target' | 'not';
  /** Said on a refused card, where there is no room for a sentence. */
  short?: string;
  press(): void;
}

export function usePress(card: CopyId): Press | null {
  const now = useNow();
  const usual = useCard(card);
  const chosen = useChosen();
  const aiming = useAiming();
  const together = useTogether();
  const picked = useChoosing((s) => s.picked);
  const lit = useChoosing((s) => s.lit);
  if (now.seat === null) return null;
  if (now.question?.prompt === 'main') return inMain(now, card, chosen, lit, aiming.attack);
  if (now.question?.prompt === 'counter') return inCounter(now, card, picked, lit);
  if (!usual) return null;
  const { key, label, on } = usual;
  const joint = together && !on ? together.whyNot(card) : null;
  const why = usual.why ?? joint?.why ?? null;
  const press = joint ? () => useChoosing.getState().say(joint.why) : usual.tap;
  const state = on ? 'on' : why === null ? 'can' : 'not';
  return { key, label, why, state, press, ...shortOf(joint) };
}
const shortOf = (joint: ReturnType<Together['whyNot']>): { short?: string } => (joint ? { short: joint.short } : {});

/** With an attacker chosen, what it may attack is pressed; otherwise a card of one's own is chosen. */
function inMain(
  now: TableNow,
  card: CopyId,
  chosen: CopyId | null,
  lit: string | null,
  attack: (target: CopyId) => void,
): Press | null {
  const hit = chosen === null ? undefined : waysOf(now, 'attack', chosen).find(({ move }) => move.at === card);
  if (hit) {
    const { label, why } = hit;
    const state = why !== null ? 'not' : lit === keyOf(hit.move) ? 'on' : 'target';
    const press = (): void => (why === null ? attack(card) : useChoosing.getState().say(why));
    return { key: keyOf(hit.move), label, why, state, press };
  }
  const ways = now.answers.filter(({ move }) => 'do' in move && move.card === card);
  const [first] = ways;
  if (!first) return null;
  const on = chosen === card;
  const legal = ways.filter(({ why }) => why === null);
  const why = legal.length > 0 ? null : first.why;
  // DON!! can always be given: what glows can do more than that.
  const more = legal.some(({ move }) => 'do' in move && move.do !== 'give');
  const press = (): void => {
    const { open, say } = useChoosing.getState();
    open(on ? null : card);
    if (!on && why !== null) say(why);
  };
  // A card of the hand has one use, which says what it would cost.
  const label = 'do' in first.move && first.move.do === 'play' ? first.label : '';
  return { key: `card-${card}`, label, why, state: on ? 'on' : more ? 'can' : 'not', press };
}

/** Counters are put together, and used one after another; an Event is used alone. */
function inCounter(now: TableNow, card: CopyId, picked: readonly number[], lit: string | null): Press | null {
  const [event] = waysOf(now, 'event', card);
  const target = (now.view.table as { target?: number }).target;
  const counter = waysOf(now, 'counter', card).find(({ move }) => move.at === target);
  const way = event ?? counter;
  if (!way) return null;
  const { why, label } = way;
  const on = picked.includes(card) || lit === keyOf(way.move);
  const events = (one: number): boolean => waysOf(now, 'event', one).length > 0;
  const press = (): void => {
    const { pick, light, say } = useChoosing.getState();
    if (why !== null) {
      say(why);
      return;
    }
    light(null);
    if (picked.includes(card)) pick(picked.filter((one) => one !== card));
    else pick(event ? [card] : [...picked.filter((one) => !events(one)), card]);
  };
  return { key: `card-${card}`, label, why, state: on ? 'on' : why === null ? 'can' : 'not', press };
}

/** Things are picked before they are sent, in any question that wants several. */
export const picksSeveral = (now: TableNow): boolean => now.question !== null && isSeveral(now);

export { chooseNothing };
