/** When two positions, or two answers, mean the same for the rest of a turn. */
import type { CopyId, MatchOf, Move } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../../rules/card.ts';
import type { OnePiece } from '../../rules/table.ts';

/**
 * A fingerprint of everything that the rest of the turn can depend on. Left out: counters, the generator, the record of
 * positions for the loop guard; the order of hands, trashes and modifiers; which of several copies of a card it is off
 * the field.
 */
export function turnMeaning({ table: t, stack, asking }: MatchOf<OnePiece>): string {
  const print = (card: number): number => t.print[card] ?? 0;
  const words: unknown[] = [t.phase, t.battle, t.attacker, t.target, t.battled, t.turnPlayer];
  for (const seat of [0, 1] as const) {
    for (const row of [t.leader[seat], t.characters[seat], t.stage[seat]]) {
      for (const card of row) words.push(card, t.rested[card], t.given[card], t.used[card], t.since[card]);
      words.push('/');
    }
    words.push(t.donActive[seat], t.donRested[seat], t.donDeck[seat], t.extraTurns[seat], t.due[seat]);
    words.push(t.hand[seat].map(print).sort(up), '/', t.trash[seat].map(print).sort(up), '/', t.life[seat].map(print));
    words.push(
      '/',
      t.life[seat].map((card) => t.faceUp[card]),
      '/',
      t.limbo[seat],
      '/',
      t.deck[seat],
      '/',
    );
  }
  for (const list of [t.modifiers, t.playerRules, t.delayed, t.deeds]) words.push('/', list.map(text).sort(byText));
  return fingerprint(`${words.join()}${text(t.pending)}${text(stack)}${text(asking)}`);
}

const up = (a: number, b: number): number => a - b;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
// determinism: compared with texts of the same run alone; another order of keys only makes it look once more
const text = (value: unknown): string => JSON.stringify(value);

/** Two lanes of 32 bits, and the length: far more than any search here will fill. */
function fingerprint(all: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < all.length; i++) {
    const c = all.charCodeAt(i);
    a = Math.imul(a ^ c, 0x9e3779b1);
    b = Math.imul(b ^ c, 0x5f356495);
    a ^= a >>> 15;
    b ^= b >>> 13;
  }
  return `${a >>> 0}.${b >>> 0}.${all.length}`;
}

/**
 * One move for each that means something: of several copies of a card in a hand one stands for all; DON!! are given one
 * by one; and of the cards that are not in the battle, one stands for all that a Counter is wasted on.
 */
export function apart(game: OnePieceGame, match: MatchOf<OnePiece>, moves: readonly Move[]): Move[] {
  const { table: t } = match;
  const inHand = (card: number): boolean => t.hand.some((hand) => hand.includes(card as CopyId));
  const name = (card: number): string => (inHand(card) ? (game.faceIn(t, card as CopyId)?.id ?? '?') : `#${card}`);
  const met = new Set<string>();
  return moves.filter((move) => {
    const said = wordsOf(move, name, (card) => card === t.attacker || card === t.target);
    if (said === null || met.has(said)) return false;
    met.add(said);
    return true;
  });
}

function wordsOf(move: Move, name: (card: number) => string, inBattle: (card: number) => boolean): string | null {
  if ('do' in move) {
    if (move.do === 'give' && move.at !== 1) return null;
    const at = move.do === 'counter' && !inBattle(move.at ?? 0) ? 'wasted' : (move.at ?? '');
    return `${move.do} ${move.card === undefined ? '' : name(move.card)} ${at}`;
  }
  if ('pick' in move) return `pick ${move.pick.map(name).join()}`;
  if ('also' in move) return `also ${move.also === null ? '' : name(move.also)}`;
  return text(move);
}
