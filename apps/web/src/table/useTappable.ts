/** From the open question to the seats and cards that answer it. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { useChoosing } from './choosing.ts';
import { type Answer, isSeveral, isSole, keyOf, type TableNow, useNow } from './now.ts';
import { faceOf, isHeld } from './read.ts';
import { pointedAt, type Tappable, tap, tapOneOfSeveral } from './tap.ts';

/** The answers that point at this seat or card. */
export function answersAt(now: TableNow, what: 'seat' | 'card', thing: number): Answer[] {
  return now.answers.filter((answer) => {
    const at = pointedAt(answer);
    if (!at || at.thing !== thing) return false;
    return at.of === 'card' ? what === 'card' : now.question?.noun === what;
  });
}

export function useSeatTap(seat: Seat): Tappable | null {
  return useThingTap('seat', seat);
}

export function useThingTap(what: 'seat' | 'card', thing: number): Tappable | null {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const opened = useChoosing((s) => s.opened);
  const picked = useChoosing((s) => s.picked);
  if (now.together && what === 'card') return oneOfTogether(now, thing, picked);
  const found = answersAt(now, what, thing);
  const [first] = found;
  if (now.seat === null || !first) return null;
  if (isSeveral(now)) {
    const { label, why } = first;
    const on = picked.includes(thing);
    return { key: `${thing}`, label, why, on, sole: false, tap: () => tapOneOfSeveral(now, thing, why) };
  }
  if (found.length > 1) return severalAnswers(found, thing, opened, lit);
  const key = keyOf(first.move);
  const { label, why } = first;
  const act = (): void => (what === 'card' && why !== null ? explain(thing, why) : tap(now, first));
  return { key, label, why, on: lit === key, sole: isSole(now), tap: act };
}

/** Why not, and what the card says. */
function explain(card: number, why: string): void {
  const { open, say } = useChoosing.getState();
  open(card);
  say(why);
}

/** A card of the hand, put to the others or taken away from them. */
function oneOfTogether({ kit, view, seat }: TableNow, card: number, picked: readonly number[]): Tappable | null {
  if (seat === null || !isHeld(kit, view, seat, card)) return null;
  const on = picked.includes(card);
  const { pick } = useChoosing.getState();
  const tap = (): void => pick(on ? picked.filter((one) => one !== card) : [...picked, card]);
  return { key: `card-${card}`, label: faceOf(kit, view, card as CopyId)?.name ?? '', why: null, on, sole: false, tap };
}

/** A card that can be used in more ways than one opens its list first. */
function severalAnswers(found: readonly Answer[], thing: number, opened: number | null, lit: string | null): Tappable {
  const legal = found.filter(({ why }) => why === null);
  const why = legal.length > 0 ? null : (found[0]?.why ?? null);
  const { open } = useChoosing.getState();
  return {
    key: `card-${thing}`,
    label: (legal[0] ?? found[0])?.label ?? '',
    why,
    on: opened === thing || found.some(({ move }) => keyOf(move) === lit),
    sole: false,
    tap: () => (why === null ? open(opened === thing ? null : thing) : explain(thing, why)),
  };
}
