/** Bots that do nothing but attack the Leader, to tell wins that need no thought from those that do. */
import type { Bot } from '@dealers-choice/bots';
import { type Act, type CopyId, FACE_DOWN, moves } from '@dealers-choice/kernel';
import { navigatorOf } from '../../src/bot/index.ts';
import type { OnePiece, OnePieceGame } from '../../src/index.ts';
import { other, type Table } from '../../src/rules/table.ts';

/** Which of two attackers goes first. */
type Order = (t: Table, a: Act, b: Act) => number;

const power = (t: Table, { card = FACE_DOWN }: Act): number => t.power[card] ?? 0;
const ORDERS: readonly Order[] = [
  () => 0,
  (t, a, b) => power(t, a) - power(t, b),
  (t, a, b) => power(t, b) - power(t, a),
];

export const plainBots = (game: OnePieceGame): Bot<OnePiece>[] => ORDERS.map((order) => plain(game, order));

const plain = (game: OnePieceGame, order: Order): Bot<OnePiece> => ({
  name: 'plain',
  about: 'Attacks the Leader with all it has, and gives no DON!!.',
  choose(view, seat, rng) {
    if (view.asking?.prompt !== 'main') return navigatorOf(game).choose(view, seat, rng);
    const { table: t } = view;
    const attacks = moves(game, view, seat).filter(
      (move): move is Act => 'do' in move && move.do === 'attack' && t.leader[other(seat)].includes(move.at as CopyId),
    );
    return attacks.sort((a, b) => order(t, a, b))[0] ?? { do: 'end' };
  },
});
