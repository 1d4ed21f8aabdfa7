/** All that this table says by itself, in one place. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import {
  type DhappaEvent,
  formatSlot,
  isJoker,
  isStatic,
  nameOf,
  RANK,
  type Run,
  rankOf,
  type Slot,
  SUIT,
  suitOf,
} from '../index.ts';

const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
const RANKS: Readonly<Record<number, string>> = { 14: 'Ace', 13: 'King', 12: 'Queen', 11: 'Jack' };
const rankSpoken = (rank: number): string => RANKS[rank] ?? `${rank}`;
const names = (cards: readonly CopyId[]): string => cards.map(nameOf).join(' ');

/** As a listener hears it. */
export const spoken = (card: CopyId): string => {
  if (isJoker(card)) return 'Joker, wild, flies';
  const face = `${rankSpoken(RANK[card] ?? 0)} of ${SUITS[SUIT[card] ?? 0]}`;
  return isStatic(card) ? `${face}, wild, stays` : face;
};
const slotSpoken = (slot: Slot): string => `${rankSpoken(rankOf(slot))} of ${SUITS[suitOf(slot)]}`;

export const inRun = (card: CopyId, slot: Slot): string => {
  if (isJoker(card)) return `${slotSpoken(slot)}, place held by a Joker, flies`;
  return isStatic(card) ? `${slotSpoken(slot)}, place held by a 2, stays` : slotSpoken(slot);
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Diamonds, 8 to 4`, `Aces`. */
export function runTitle({ kind, cards }: Run, slotOf: (as: string) => Slot): string {
  const [high, low] = [slotOf(cards[0]?.as ?? ''), slotOf(cards.at(-1)?.as ?? '')];
  if (kind === 'SET') return rankOf(high) === 14 ? 'Aces' : '3s';
  return `${capital(SUITS[suitOf(high)] ?? '')}, ${rankSpoken(rankOf(high))} to ${rankSpoken(rankOf(low))}`;
}

export const wildsText = (count: number): string => (count === 0 ? 'pure' : many(count, 'wild'));
export const cardsText = (count: number): string => many(count, 'card');

export const text = {
  team: (team: string) => `Team ${team}`,
  opened: 'opened',
  notOpen: 'not open yet',
  you: 'you',
  lastCard: 'last card!',
  lockReady: 'Lock ready',
  runsOfThree: (runs: number) => `${runs} of 3 runs`,
  lockMeter: (runs: number, wilds: number) => `Lock: ${runs} of 3 runs, ${wilds} of 4 wilds`,
  drawOne: 'Draw one',
  draw: 'Draw',
  take: 'Take…',
  pile: 'Pile',
  drawPile: (left: number) => `Draw a card; ${many(left, 'card')} in the draw pile`,
  drawPileOff: (left: number) => `Draw pile, ${many(left, 'card')}`,
  lookAtPile: (count: number, top: string) => `Discard pile, ${many(count, 'card')}${top && `, ${top} on top`}`,
  burnt: (count: number) => `${count} burnt`,
  lastTurn: 'last turn',
  empty: 'empty',
  ends: (card: string) => `${card} ends turn`,
  discard: (card: string) => `Discard ${card}`,
  discardEnds: (card: string) => `Discard ${card} and end turn`,
  dhappa: (card: string, pile: number) => `Dhappa! ${card} burns ${many(pile + 1, 'card')}`,
  goOut: (card: string) => `Discard ${card} and go out!`,
  newRun: 'New run',
  clear: 'Clear',
  cancel: 'Cancel',
  sort: 'Sort',
  sortBy: (by: 'suit' | 'rank') => `Sort by ${by}`,
  tapLit: 'Tap a lit place.',
  nowhere: 'These go nowhere together.',
  chosenEnds: (card: string) => `${card} chosen: a lit place, or the pile to end your turn.`,
  chosenFinal: (card: string) => `${card} chosen. The discard makes all final.`,
  dropHere: (cards: readonly CopyId[]) => `Let go on a lit place: ${names(cards)}.`,
  joinWith: 'Tap the run to join it with.',
  undo: (steps: number) => (steps > 0 ? `Undo ${steps}` : 'Undo'),
  undoAll: 'Undo all',
  onlyYou: 'Only you see this',
  steps: 'Your turn so far',
  earlier: 'Earlier in this turn',
  hand: 'Your hand',
  held: (count: number) => many(count, 'card'),
  deal: 'Deal the next hands',
  noRuns: 'No runs yet',
  layFirst: 'Lay three or more of one suit in a row, without wilds, or three Aces or 3s.',
  howDeep: 'How deep will you reach?',
  pileTitle: 'The pile, top card first',
  pileHelp: 'Reach down to any card with a tick. That deepest card must go into a run this turn.',
  close: 'Close',
  takeN: (count: number) => `Take ${count}`,
  takeKey: (count: number, key: string, must: boolean) =>
    must ? `Take ${count} · ${key} must be played` : `Take ${count}`,
  depth: (depth: number, card: string) => `Depth ${depth}, ${card}`,
  along: (cards: readonly CopyId[]) => (cards.length === 0 ? '' : `${names(cards)} come along, yours to keep.`),
  putBack: 'You may still put all of it back.',
  key: 'key',
  isNew: 'new',
  goesOn: (runs: readonly string[]) => `goes on ${runs.join(', or on ')}`,
  asNewRun: (slots: readonly { as: string; wild: boolean }[]) =>
    `${slots.map(({ as, wild }) => (wild ? `wild(${as})` : as)).join(' ')} as a new run`,
  withOthers: 'fits with other cards of yours',
  afterOpening: 'once you have laid a pure run',
  free: 'may be taken freely',
  laidBy: 'laid by',
  ofTwelve: (count: number, set: boolean) => `${count} of ${set ? 4 : 12} cards`,
  twoStands: (card: string, as: string) =>
    `${card} stands for ${as}. It stays in this run; when ${as} comes, it moves.`,
  jokerStands: (as: string) => `A Joker stands for ${as}. Whoever has ${as} may swap it out.`,
  inLock: 'One of the three runs of the lock.',
  notInLock: (clean: boolean) =>
    clean ? 'Not one of the three in the lock, but clean enough.' : 'Not in the lock: too many wilds, or too short.',
  join: 'Join with…',
  choose: 'Which way?',
  whereTo: (card: string) => `${card} takes its place. Where does the 2 go?`,
  place: 'Place',
  high: (slot: string) => `High: ${slot}`,
  low: (slot: string) => `Low: ${slot}`,
  pick: 'Pick',
  play: 'Play',
  finish: 'Finish playing',
  phase: 'Parts of the turn',
  pickFirst: 'Draw or take from the pile first.',
  notJoined: 'These two runs do not join.',
  oneCard: 'Choose one card to discard.',
  chooseCards: 'Choose cards of your hand first.',
  nothingJoins: 'No two runs of yours join now.',
  theirs: 'Their board: nothing of yours goes here',
  points: (a: number, b: number) => `${a} : ${b}`,
  result: (team: string) => `Team ${team} goes out`,
  drawn: 'The deal is drawn',
  leftInHands: 'What was left in the hands',
  out: 'out!',
} as const;

/** In a word, on a run that refuses the cards in the air. */
export function refusedShort(code: string, run: Run, slotOf: (as: string) => Slot): string {
  const first = slotOf(run.cards[0]?.as ?? '');
  switch (code) {
    case 'MIXED_SUITS':
      return SUITS[suitOf(first)] ?? '';
    case 'SET_RANK_NOT_ALLOWED':
      return rankOf(first) === 14 ? 'Aces only' : '3s only';
    case 'NOT_CONSECUTIVE':
      return 'gap';
    case 'DUPLICATE_CARD':
      return 'has it';
    case 'RUN_FULL':
    case 'TOO_LONG':
      return 'full';
    case 'NOT_OPENED':
      return 'open first';
    case 'NO_ROOM_TO_SHIFT':
      return 'no room';
    case 'MUST_KEEP_CARDS':
      return 'keep cards';
    case 'PLAY_IS_OVER':
      return 'play is over';
    default:
      return 'no';
  }
}

/** What a tap on a lit run leads to. */
export const outcome = (span: string, count: number): string => `${span}, ${count} cards`;
export const grows = (count: number, end: string): string => `+${count} → ${end}`;

/** Of a way among several: where its wilds stand. */
export function wayTitle({ layout }: Act): string {
  const wilds = [...(layout?.cards ?? []).filter(({ as }) => as !== ''), ...(layout?.shifts ?? [])];
  return wilds.map(({ card, as }) => `${isJoker(card) ? 'Joker' : nameOf(card)} as ${as}`).join(', ');
}

/** A step of the draft. */
export function stepText(event: DhappaEvent): string {
  switch (event.type) {
    case 'DREW':
      return `Drew ${nameOf(event.card)}`;
    case 'PICKED':
      return `Took ${event.depth} from the pile`;
    case 'RUN_CREATED':
      return `Laid ${event.as.join(' ')}`;
    case 'RUN_EXTENDED':
      return `Added ${event.as.join(' ')}`;
    case 'JOKER_SWAPPED':
      return `${event.as} in, Joker out`;
    case 'RUNS_MELDED':
      return event.cards.length > 0 ? `Joined two runs with ${event.as.join(' ')}` : 'Joined two runs';
    case 'PLAY_ENDED':
      return 'Finished playing';
    default:
      return '';
  }
}

export const slotName = formatSlot;
