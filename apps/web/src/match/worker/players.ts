/** Who decides for each seat: a person, its bot, or a bot that stands in. A bot is handed nothing but its own view. */
import { type Bot, botRng } from '@dealers-choice/bots';
import type { Move, Rng, Seat, Spec } from '@dealers-choice/kernel';
import type { MatchPlan, View } from '../contract.ts';
import { peopleOf } from '../plan.ts';
import { botsOf } from '../plan-check.ts';
import type { AnyGame } from '../shelf.ts';
import type { SavedMatch } from './saves.ts';

interface Player {
  /** Plays the seat, or stands in for its person. */
  bot: Bot<Spec>;
  /** The bot decides: always, or while its person is away. */
  decides: boolean;
  /** It took over when the marker of the open timing question had moved for this long, in milliseconds. */
  since: number;
  /** Its person is back, but this question is still the bot's: its throw or its nerve is in the duel already. */
  finishes: number | null;
  rng: Rng;
  /** What it will do about this question, once it is time. */
  decided: { question: number; move: Move } | null;
  /** It said "not yet" at this `seq`; it is asked again when something has happened. */
  waits: number;
}

export interface Players {
  /** Does a bot answer this question of the seat's? */
  isBot(seat: Seat, question: number): boolean;
  nameOf(seat: Seat): string;
  /** People whose seats bots play. */
  readonly away: readonly Seat[];
  standIn(seat: Seat, since: number): void;
  /** The person decides from now on; from the next question on, if the bot finishes this one. */
  giveBack(seat: Seat, finishes: number | null): void;
  /** Its answer, decided once per question; null: not yet. */
  want(seat: Seat, question: number, seq: number, view: () => View): Move | null;
  /** What the game's usual bot for this seat would do in it now, from this view. */
  advise(seat: Seat, view: () => View): Move | null;
  saved(): Pick<SavedMatch, 'rngs' | 'decided'>;
}

export function seatPlayers(shelved: AnyGame, plan: MatchPlan, from?: Pick<SavedMatch, 'rngs' | 'decided'>): Players {
  const known = botsOf(shelved);
  const usual = shelved.usualBots(plan.options, plan.seats.length);
  const players = plan.seats.map(({ who, bot: wanted }, seat): Player => {
    const name = wanted || (usual[seat] ?? '');
    const bot = known.find((one) => one.name === name);
    if (bot === undefined) throw new Error(`${shelved.game.id} has no bot called "${name}".`);
    const rng = from?.rngs[seat]?.slice() ?? botRng(plan.seed, seat as Seat);
    const decided = from?.decided[seat] ?? null;
    return { bot, decides: who === 'bot', since: 0, finishes: null, rng, decided, waits: -1 };
  });
  const people = peopleOf(plan);
  const at = (seat: Seat): Player => {
    const player = players[seat];
    if (!player) throw new Error(`There is no seat ${seat + 1}.`);
    return player;
  };
  return {
    isBot: (seat, question) => at(seat).decides || at(seat).finishes === question,
    nameOf: (seat) => at(seat).bot.name,
    get away() {
      return people.filter((seat) => at(seat).decides);
    },
    standIn: (seat, since) => void Object.assign(at(seat), { decides: true, since, finishes: null, waits: -1 }),
    giveBack: (seat, finishes) => void Object.assign(at(seat), { decides: false, finishes }),
    want(seat, question, seq, view) {
      const player = at(seat);
      if (!player.decides && player.finishes !== question) return null;
      if (player.decided?.question === question) return player.decided.move;
      if (player.waits === seq) return null;
      const move = player.bot.choose(view(), seat, player.rng, player.since);
      player.waits = seq;
      player.decided = move && { question, move };
      return move;
    },
    advise(seat, view) {
      const bot = known.find(({ name }) => name === usual[seat]) ?? known[0];
      return bot?.choose(view(), seat, botRng(`${plan.seed} advice`, seat)) ?? null;
    },
    saved: () => ({
      rngs: players.map(({ rng }) => rng.slice()),
      decided: players.map(({ decided }) => decided),
    }),
  };
}
