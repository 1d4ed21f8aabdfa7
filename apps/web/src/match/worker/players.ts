/** Who decides for each seat: a person, its bot, or a bot that stands in. A bot is handed nothing but its own view. */
import { type Bot, botRng, type Stumble, steady } from '@dealers-choice/bots';
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

/** What a bot has to think about, elsewhere: all that it is handed. */
export interface Pondering {
  seat: Seat;
  /** The number of the question, and how many entries the log had: later, the thought is out of date. */
  question: number;
  seq: number;
  bot: string;
  view: View;
  rng: number[];
}

export interface Players {
  /** Does a bot answer this question of the seat's? */
  isBot(seat: Seat, question: number): boolean;
  nameOf(seat: Seat): string;
  /** People whose seats bots play. */
  readonly away: readonly Seat[];
  /** Does any bot here take its time? */
  readonly anyThinks: boolean;
  standIn(seat: Seat, since: number): void;
  /** The person decides from now on; from the next question on, if the bot finishes this one. */
  giveBack(seat: Seat, finishes: number | null): void;
  /** What its bot has to think about before it has an answer; null: it need not. A clock is not thought about. */
  pondering(seat: Seat, question: number, seq: number, view: () => View): Pondering | null;
  /** What came of it; `answer` throws when nothing did, and then somebody else answers. */
  decide(pondering: Pondering, answer: () => Move | null, rng?: readonly number[]): void;
  /** Its answer, decided once per question; null: not yet. */
  want(seat: Seat, question: number, seq: number, view: () => View): Move | null;
  /** An answer, when all bots that were asked said "not yet". */
  insist(seat: Seat, view: View): Move | null;
  /** What the game's best bot has to think about to advise this seat; null: none of its bots thinks. */
  advising(seat: Seat, seq: number, view: View): Pondering | null;
  /** What the game's usual bot for this seat would do in it now, from this view. */
  advise(seat: Seat, view: () => View): Move | null;
  /** Bots that could not answer since this was last asked. */
  stumbles(): Stumble[];
  saved(): Pick<SavedMatch, 'rngs' | 'decided'>;
}

export function seatPlayers(shelved: AnyGame, plan: MatchPlan, from?: Pick<SavedMatch, 'rngs' | 'decided'>): Players {
  const { game } = shelved;
  const known = botsOf(shelved);
  const usual = shelved.usualBots(plan.options, plan.seats.length);
  const usualBot = (seat: number): Bot<Spec> | undefined => known.find(({ name }) => name === usual[seat]);
  const stumbles: Stumble[] = [];
  /** Where it stumbles, the game's usual bot answers; where it is that one, the first legal answer is taken. */
  const steadied = (bot: Bot<Spec>, seat: number): Bot<Spec> => {
    const other = usualBot(seat);
    const standIn = other?.name === bot.name ? undefined : other;
    return steady(game, bot, { standIn, report: (stumble) => stumbles.push(stumble) });
  };
  const players = plan.seats.map(({ who, bot: wanted }, seat): Player => {
    const name = wanted || (usual[seat] ?? '');
    const bot = known.find((one) => one.name === name);
    if (bot === undefined) throw new Error(`${game.id} has no bot called "${name}".`);
    const rng = from?.rngs[seat]?.slice() ?? botRng(plan.seed, seat as Seat);
    const decided = from?.decided[seat] ?? null;
    return { bot: steadied(bot, seat), decides: who === 'bot', since: 0, finishes: null, rng, decided, waits: -1 };
  });
  const people = peopleOf(plan);
  const at = (seat: Seat): Player => {
    const player = players[seat];
    if (!player) throw new Error(`There is no seat ${seat + 1}.`);
    return player;
  };
  const isBot = (seat: Seat, question: number): boolean => at(seat).decides || at(seat).finishes === question;
  const note = (player: Player, move: Move | null, { question, seq }: { question: number; seq: number }): void => {
    player.waits = seq;
    player.decided = move && { question, move };
  };
  return {
    isBot,
    nameOf: (seat) => at(seat).bot.name,
    get away() {
      return people.filter((seat) => at(seat).decides);
    },
    get anyThinks() {
      return players.some(({ bot, decides }) => decides && bot.think !== undefined);
    },
    standIn: (seat, since) => void Object.assign(at(seat), { decides: true, since, finishes: null, waits: -1 }),
    giveBack: (seat, finishes) => void Object.assign(at(seat), { decides: false, finishes }),
    pondering(seat, question, seq, view) {
      const { bot, decided, waits, rng } = at(seat);
      if (!bot.think || !isBot(seat, question) || decided?.question === question || waits === seq) return null;
      return { seat, question, seq, bot: bot.name, view: view(), rng: rng.slice() };
    },
    decide(pondering, answer, rng) {
      const { seat, view } = pondering;
      const player = at(seat);
      if (rng) player.rng = rng.slice() as Rng;
      const { name, about } = player.bot;
      note(player, steadied({ name, about, choose: answer }, seat).choose(view, seat, player.rng), pondering);
    },
    want(seat, question, seq, view) {
      const player = at(seat);
      if (!isBot(seat, question)) return null;
      if (player.decided?.question === question) return player.decided.move;
      if (player.waits === seq) return null;
      const move = player.bot.choose(view(), seat, player.rng, player.since);
      note(player, move, { question, seq });
      return move;
    },
    insist: (seat, view) => at(seat).bot.insist?.(view, seat, at(seat).rng) ?? null,
    advising(seat, seq, view) {
      const best = known.filter(({ think }) => think !== undefined).at(-1);
      const rng = botRng(`${plan.seed} advice`, seat);
      return best ? { seat, question: -1, seq, bot: best.name, view, rng: rng.slice() } : null;
    },
    advise(seat, view) {
      const bot = usualBot(seat) ?? known[0];
      try {
        return bot?.choose(view(), seat, botRng(`${plan.seed} advice`, seat)) ?? null;
      } catch {
        return null; // nobody's move depends on it: the match goes on without a hint
      }
    },
    stumbles: () => stumbles.splice(0),
    saved: () => ({
      rngs: players.map(({ rng }) => rng.slice()),
      decided: players.map(({ decided }) => decided),
    }),
  };
}
