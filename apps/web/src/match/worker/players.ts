/** The bots of a match: each with its own chance, handed nothing but its own view. */
import { type Bot, botRng } from '@dealers-choice/bots';
import type { Move, Rng, Seat, Spec } from '@dealers-choice/kernel';
import type { MatchPlan, View } from '../contract.ts';
import { botsOf } from '../plan-check.ts';
import type { AnyGame } from '../shelf.ts';
import type { SavedMatch } from './saves.ts';

interface Player {
  bot: Bot<Spec> | null;
  rng: Rng;
  /** What it will do about this question, once it is time. */
  decided: { question: number; move: Move } | null;
  /** It said "not yet" at this `seq`; it is asked again when something has happened. */
  waits: number;
}

export interface Players {
  isBot(seat: Seat): boolean;
  nameOf(seat: Seat): string;
  /** Its answer, decided once per question; null: not yet. */
  want(seat: Seat, question: number, seq: number, view: () => View): Move | null;
  /** What the game's usual bot for this seat would do in it now, from this view. */
  advise(seat: Seat, view: () => View): Move | null;
  saved(): Pick<SavedMatch, 'rngs' | 'decided'>;
}

export function seatPlayers(shelved: AnyGame, plan: MatchPlan, from?: Pick<SavedMatch, 'rngs' | 'decided'>): Players {
  const players = plan.seats.map(({ who, bot }, seat): Player => {
    const known = who === 'bot' ? botsOf(shelved).find(({ name }) => name === bot) : null;
    if (known === undefined) throw new Error(`${shelved.game.id} has no bot called "${bot}".`);
    const rng = from?.rngs[seat]?.slice() ?? botRng(plan.seed, seat as Seat);
    return { bot: known, rng, decided: from?.decided[seat] ?? null, waits: -1 };
  });
  return {
    isBot: (seat) => players[seat]?.bot != null,
    nameOf: (seat) => players[seat]?.bot?.name ?? 'a person',
    want(seat, question, seq, view) {
      const player = players[seat];
      if (!player?.bot) return null;
      if (player.decided?.question === question) return player.decided.move;
      if (player.waits === seq) return null;
      const move = player.bot.choose(view(), seat, player.rng);
      player.waits = seq;
      player.decided = move && { question, move };
      return move;
    },
    advise(seat, view) {
      const usual = shelved.usualBots(plan.options, plan.seats.length)[seat];
      const bot = botsOf(shelved).find(({ name }) => name === usual) ?? botsOf(shelved)[0];
      return bot?.choose(view(), seat, botRng(`${plan.seed} advice`, seat)) ?? null;
    },
    saved: () => ({
      rngs: players.map(({ rng }) => rng.slice()),
      decided: players.map(({ decided }) => decided),
    }),
  };
}
