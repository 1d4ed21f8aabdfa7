/** From the open question to the seats, cards and other things that answer it where they lie. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { faceOf, isHeld } from '../board/read.ts';
import { useChoosing } from './choosing.ts';
import { type Answer, isSeveral, isSole, keyOf, type TableNow, useNow } from './now.ts';
import { useDrawn } from './sight.ts';
import { pointedAt, type Tappable, tap, tapOneOfSeveral } from './tap.ts';

/** The answers that point at this thing. */
export function answersAt(now: TableNow, noun: string, thing: number): Answer[] {
  return now.answers.filter((answer) => {
    const at = pointedAt(answer);
    if (!at || at.thing !== thing) return false;
    return at.of === 'card' ? noun === 'card' : now.question?.noun === noun;
  });
}

interface Taps {
  /** One tap answers. Without it a first tap highlights and a second one sends, for what cannot be taken back. */
  once?: boolean;
}

/** Null: it cannot be pointed at now. Whoever asks draws it, and the sheet does not offer it again. */
export const useSeat = (seat: Seat, taps?: Taps): Tappable | null => useThing('seat', seat, taps);
export const useCard = (card: CopyId, taps?: Taps): Tappable | null => useThing('card', card, taps);

/** `noun`: what the question calls its things, in a word of the game. */
export function useThing(noun: string, thing: number, taps: Taps = {}): Tappable | null {
  useDrawn(noun, thing);
  return useTappable(noun, thing, taps);
}

export function useTappable(noun: string, thing: number, { once = false }: Taps = {}): Tappable | null {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const opened = useChoosing((s) => s.opened);
  const picked = useChoosing((s) => s.picked);
  if (now.together && noun === 'card') return oneOfTogether(now, thing, picked);
  const found = answersAt(now, noun, thing);
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
  const act = (): void => {
    if (noun === 'card' && why !== null) explain(thing, why);
    else if (once && why === null) now.send(first.move);
    else tap(now, first);
  };
  return { key, label, why, on: lit === key, sole: once || isSole(now), tap: act };
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
