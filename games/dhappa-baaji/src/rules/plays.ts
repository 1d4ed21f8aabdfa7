/**
 * The four plays of a draft: create and add (DB-23), swap (DB-31), meld (DB-40). Each is worked out by one function,
 * which finds the first fault (DB-17) or says what the run becomes; refusing and doing both ask it.
 */
import { type Act, type CopyId, type Layout, type Look, no, type Refusal } from '@dealers-choice/kernel';
import { formatSlot, HOME, isJoker, isStatic, isWild, suitOf } from '../cards/pack.ts';
import { addTo, meld, swapped } from './extend.ts';
import { fault, fine, inOrder, layNew, type Placed, type Verdict } from './lay.ts';
import { cardsToKeep, isLocked } from './lock.ts';
import { cardsOf, kindOf, layerOf } from './runs.ts';
import { shapeOf, shapesOf } from './shapes.ts';
import { type Dhappa, type RunKind, teamOf, type X } from './table.ts';

/** What a layout's `run` says for a new run; any other number is a run that lies there. */
export const NEW_SEQUENCE = 0;
export const NEW_SET = -1;
/** What a swap says for the place of the Joker. */
export const TO_HAND = 'hand';

type Seen = Look<Dhappa>;

/** What a play makes of a run. */
interface Outcome {
  /** Its number; that of the next new run for a create. */
  run: number;
  kind: RunKind;
  whole: Placed[];
  /** Cards that leave the hand. */
  played: CopyId[];
  /** The Joker that comes to the hand, or 0. */
  taken: CopyId;
  /** The run that was melded into this one, or 0. */
  melded: number;
}

const NOTHING = 0 as CopyId;
const unknown = (): Refusal => no('UNKNOWN_ACTION', {}, 'DB-16');

/** Why nobody may play on these runs: not opened, no such run, or the other team's. */
function whyNotRun(x: Seen, runs: readonly number[]): Refusal | null {
  if (!x.t.opened[x.you]) return no('NOT_OPENED', {}, 'DB-28');
  if (runs.length === 2 && runs[0] === runs[1]) return no('SAME_RUN', { run: runs[0] ?? 0 }, 'DB-40');
  for (const run of runs) if (layerOf(x.t, run) < 0) return no('NO_SUCH_RUN', { run }, 'DB-6');
  for (const run of runs) {
    if (teamOf(layerOf(x.t, run)) !== teamOf(x.you)) return no('NOT_YOUR_TEAMS_RUN', { run }, 'DB-6');
  }
  return null;
}

/** Card by card: is it named twice, or not in the hand? */
function whyNotHeld(x: Seen, cards: Layout['cards']): Refusal | null {
  const hand = x.t.hand[x.you];
  const before: CopyId[] = [];
  for (const { card } of cards) {
    if (before.includes(card)) return no('CARD_USED_TWICE', { card }, 'DB-23');
    if (!hand.includes(card)) return no('CARD_NOT_IN_HAND', { card }, 'DB-23');
    before.push(card);
  }
  return null;
}

const copies = (cards: Layout['cards']): CopyId[] => cards.map(({ card }) => card);

function create(x: Seen, layout: Layout): Verdict<Outcome> {
  const { run, cards, shifts } = layout;
  if (run !== NEW_SEQUENCE && run !== NEW_SET) return fault(no('NO_SUCH_RUN', { run }, 'DB-6'));
  const kind = run === NEW_SET ? 'SET' : 'SEQUENCE';
  const why = cards.length === 0 ? no('NO_CARDS', {}, 'DB-23') : whyNotHeld(x, cards);
  if (why) return fault(why);
  const wild = x.t.opened[x.you] ? undefined : cards.find(({ card }) => isWild(card));
  if (wild) return fault(no('OPENING_MUST_BE_PURE', { card: wild.card }, 'DB-27'));
  const laid = layNew(kind, cards);
  if (laid.why) return laid;
  const [shift] = shifts;
  if (shift) return fault(no('SHIFT_NOT_NEEDED', { card: shift.card }, 'DB-37'));
  return fine({
    run: x.t.runBy.length + 1,
    kind,
    whole: laid.ok,
    played: copies(cards),
    taken: NOTHING,
    melded: 0,
  });
}

function add(x: Seen, layout: Layout): Verdict<Outcome> {
  const { run, cards } = layout;
  const why = whyNotRun(x, [run]) ?? (cards.length === 0 ? no('NO_CARDS', {}, 'DB-23') : whyNotHeld(x, cards));
  if (why) return fault(why);
  const kind = kindOf(x.t, run);
  const whole = addTo(kind, cardsOf(x.t, run), layout);
  if (whole.why) return whole;
  return fine({ run, kind, whole: whole.ok, played: copies(cards), taken: NOTHING, melded: 0 });
}

function swap(x: Seen, { run, cards, shifts }: Layout): Verdict<Outcome> {
  const [place] = cards;
  const [joker] = shifts;
  const why = whyNotRun(x, [run]);
  if (why) return fault(why);
  const lying = cardsOf(x.t, run);
  const out = lying.find(({ card }) => card === joker?.card);
  if (out && isStatic(out.card)) return fault(no('TWO_IS_LOCKED', { card: out.card }, 'DB-33'));
  if (!out || !isJoker(out.card)) return fault(no('NO_SUCH_JOKER', { card: joker?.card ?? 0, run }, 'DB-31'));
  if (!place) return fault(no('NO_CARDS', {}, 'DB-31'));
  const notHeld = whyNotHeld(x, cards);
  if (notHeld) return fault(notHeld);
  if (cards.length > 1 || shifts.length > 1 || joker?.as !== TO_HAND) return fault(unknown());
  if (place.as !== '' && place.as !== formatSlot(out.slot)) {
    return fault(no('NOT_THE_NATURAL', { card: place.card, as: formatSlot(out.slot) }, 'DB-31'));
  }
  const whole = swapped(lying, out, { card: place.card, slot: HOME[place.card] ?? 0 });
  if (whole.why) return whole;
  const kind = kindOf(x.t, run);
  return fine({ run, kind, whole: whole.ok, played: [place.card], taken: out.card, melded: 0 });
}

function meldRuns(x: Seen, layout: Layout, other: number): Verdict<Outcome> {
  const { run, cards } = layout;
  const why = whyNotRun(x, [run, other]);
  if (why) return fault(why);
  const set = [run, other].find((one) => kindOf(x.t, one) === 'SET');
  if (set !== undefined) return fault(no('SETS_CANNOT_MELD', { run: set }, 'DB-41'));
  const [one, two] = [cardsOf(x.t, run), cardsOf(x.t, other)];
  if (suitOf(one[0]?.slot ?? 0) !== suitOf(two[0]?.slot ?? 0)) return fault(no('MIXED_SUITS', { run: other }, 'DB-40'));
  const notHeld = whyNotHeld(x, cards);
  if (notHeld) return fault(notHeld);
  const whole = meld(one, two, layout);
  if (whole.why) return whole;
  return fine({ run, kind: 'SEQUENCE', whole: whole.ok, played: copies(cards), taken: NOTHING, melded: other });
}

export const PLAYS = ['CREATE_RUN', 'ADD_TO_RUN', 'SWAP_JOKER', 'MELD_RUNS'] as const;
export type Play = (typeof PLAYS)[number];

/** What a play makes of its run, or the first thing that is wrong with the play. */
function outcomeOf(x: Seen, move: Act): Verdict<Outcome> {
  const { layout } = move;
  if (!layout || move.card !== undefined || (move.at !== undefined) !== (move.do === 'MELD_RUNS')) {
    return fault(unknown());
  }
  switch (move.do) {
    case 'CREATE_RUN':
      return create(x, layout);
    case 'ADD_TO_RUN':
      return add(x, layout);
    case 'SWAP_JOKER':
      return swap(x, layout);
    default:
      return meldRuns(x, layout, move.at ?? 0);
  }
}

/** Would too few cards be kept (DB-54), with the board as it will be? */
function whyNotKept(x: Seen, { run, kind, whole, played, taken, melded }: Outcome): Refusal | null {
  const left = x.t.hand[x.you].length - played.length + (taken === NOTHING ? 0 : 1);
  if (left >= 2) return null;
  const others = shapesOf(x.t, x.you & 1).filter(({ id }) => id !== melded);
  const need = cardsToKeep(isLocked(others, x.options.lockMinLength, shapeOf(run, kind, whole)));
  return left < need ? no('MUST_KEEP_CARDS', { need }, 'DB-54') : null;
}

export function whyNotPlayed(x: Seen, move: Act): Refusal | null {
  const outcome = outcomeOf(x, move);
  return outcome.why ?? whyNotKept(x, outcome.ok);
}

/** Does a play that `whyNotPlayed` has not refused. */
export function carryOut(x: X, move: Act): void {
  const { ok, why } = outcomeOf(x, move);
  if (why) x.bug(`${move.do} was refused (${why.code}) and is done`);
  const { t, you } = x;
  const before = x.tell ? ok.whole.map(({ card }) => t.as[card] ?? 0) : [];
  if (move.do === 'CREATE_RUN') {
    t.runBy.push(you);
    t.runKind.push(ok.kind);
  }
  for (const card of ok.played) x.move(card, 'board');
  if (ok.taken !== NOTHING) {
    x.move(ok.taken, 'hand', you);
    t.run[ok.taken] = 0;
    t.as[ok.taken] = 0;
  }
  for (const { card, slot } of ok.whole) {
    t.run[card] = ok.run;
    t.as[card] = slot;
  }
  if (ok.melded !== 0) t.runBy[ok.melded - 1] = -1;
  if (t.mustPlay && ok.played.some((card) => card === t.key)) t.mustPlay = false;
  tellPlay(x, move.do, ok, before);
  if (t.opened[you]) return;
  t.opened[you] = true;
  x.tell?.({ type: 'OPENED', seat: you });
}

/** Tells which cards are new in the run, and which 2s moved; `before` has the old slots of the whole run. */
function tellPlay(x: X, play: string, outcome: Outcome, before: readonly number[]): void {
  if (!x.tell) return;
  const { you: seat } = x;
  const { run, kind, whole, played, taken, melded } = outcome;
  const fresh = inOrder(kind, whole).filter(({ card }) => played.includes(card));
  const cards = fresh.map(({ card }) => card);
  const as = fresh.map(({ slot }) => formatSlot(slot));
  if (play === 'CREATE_RUN') x.tell({ type: 'RUN_CREATED', seat, run, kind, cards, as });
  else if (play === 'ADD_TO_RUN') x.tell({ type: 'RUN_EXTENDED', seat, run, cards, as });
  else if (play === 'MELD_RUNS') x.tell({ type: 'RUNS_MELDED', seat, run, other: melded, cards, as });
  else x.tell({ type: 'JOKER_SWAPPED', seat, run, cards: [...cards, taken], as: as[0] ?? '' });
  for (const [i, { card, slot }] of whole.entries()) {
    const from = before[i] ?? 0;
    if (from === 0 || from === slot) continue;
    x.tell({ type: 'TWO_SHIFTED', seat, run, card, from: formatSlot(from), to: formatSlot(slot) });
  }
}
