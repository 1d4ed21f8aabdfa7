/** The bots of a match: one after the other gives its answer, as long as one has any. */
import type { Move, Seat } from '@dealers-choice/kernel';
import type { Log } from '../logs.ts';
import type { PlayedGame } from '../played-games.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import type { Handed } from './handed.ts';
import type { Markers } from './markers.ts';
import type { Position } from './position.ts';
import type { SeatMove } from './steps.ts';
import { anyMove, chanceOf, type Think, type Thought } from './thinking.ts';

export interface BotsHow {
  deal: MatchDeal;
  played: PlayedGame;
  position: Position;
  markers: Markers;
  ticker: Ticker;
  think: Think;
  /** Somebody plays this match, and is there. */
  isAwaited(): boolean;
  /** A bot stands in for this seat, and may go on without its person. */
  standsIn(seat: Seat): boolean;
  /** When a bot took this seat over. However often it thinks, that stays. */
  handed(seat: Seat): Handed | null;
  /** Plays it, unless something has happened since there were this many lines; resolves when that is done. */
  play(answer: SeatMove, seq: number): Promise<void>;
  /** The match cannot go on with this. */
  failed(error: unknown): void;
  log: Log;
}

export class BotTurns {
  readonly #how: BotsHow;
  /** By seat: at how many lines its bot said "not yet". */
  readonly #waits = new Map<Seat, number>();
  #thinking = false;
  #ended = false;
  #stopMarker = (): void => {};

  constructor(how: BotsHow) {
    this.#how = how;
  }

  /** Something has happened: whichever bots are asked now think. */
  wake(): void {
    this.#stopMarker();
    if (this.#thinking || this.#ended || !this.isAsked) return;
    this.#thinking = true;
    this.#turns().catch((error: unknown) => {
      this.#thinking = false;
      this.#how.failed(error);
    });
  }
  /** For good. */
  end(): void {
    this.#ended = true;
    this.#stopMarker();
  }

  get isAsked(): boolean {
    return this.#askedBots().length > 0;
  }
  /** A bot plays on although nobody comes: in a duel it waits for the page of whoever else is asked. */
  get goesOn(): boolean {
    const { asking } = this.#how.position;
    const bots = this.#askedBots();
    return bots.length > 0 && (asking?.kind !== 'timing' || bots.length === asking.seats.length);
  }
  /** Who stands in for somebody waits while nobody is there to play with. */
  #askedBots(): Seat[] {
    const { position, standsIn } = this.#how;
    const bots = (position.asking?.seats ?? []).filter((seat) => position.isBots(seat));
    return bots.filter((seat) => !position.isAway(seat) || standsIn(seat));
  }
  /** Whatever happens while one thinks, it thinks again. */
  async #turns(): Promise<void> {
    const { position, play } = this.#how;
    while (!this.#ended) {
      const { seq } = position;
      const found = await this.#answer();
      if (seq !== position.seq) continue;
      if (found === null) break;
      await play(found, seq);
    }
    this.#thinking = false; // in the same turn as the last look at the position: nothing is overlooked
  }
  async #answer(): Promise<SeatMove | null> {
    const { position } = this.#how;
    const { asking, seq } = position;
    const bots = this.#askedBots();
    const isAlone = bots.length === asking?.seats.length;
    for (const seat of bots) {
      if (this.#waits.get(seat) === seq) continue;
      const move = await this.#wanted(seat, isAlone && seat === bots[bots.length - 1]);
      if (position.seq !== seq) return null;
      if (move === null) this.#waits.set(seat, seq);
      else if (asking?.kind !== 'timing' || isAlone || this.#isDue(move)) return { seat, move };
    }
    return null;
  }
  /** `must`: nobody else is left to answer. */
  async #wanted(seat: Seat, must: boolean): Promise<Move | null> {
    const { deal, played, position, markers, think, isAwaited, log } = this.#how;
    const view = position.view(seat);
    const { ifAbsent = 'bot', kind } = view.asking ?? {};
    const handed = this.#how.handed(seat);
    if (kind !== 'timing' && position.isPerson(seat) && ifAbsent !== 'bot') return ifAbsent;
    // Whoever stood, and is gone, goes on standing; a bot that stood in their place has a nerve of its own.
    const stood = kind === 'timing' && handed !== null && !handed.hasPlayed && !markers.isStopper(seat);
    if (stood) return must && ifAbsent !== 'bot' ? ifAbsent : null;
    const { seed } = position.setup;
    const began = markers.since;
    const about: Thought = {
      game: deal.game,
      ...(played.source ? { source: played.source } : {}),
      bot: this.#nameOf(seat),
      view,
      seat,
      rng: chanceOf(String(seed), seat, position.questionOf(seat)),
      since: began === null ? 0 : Math.max(0, (handed?.at ?? 0) - began),
    };
    try {
      const move = await think(about, isAwaited);
      if (move !== null || !must) return move;
    } catch (error) {
      log('bot failed', { match: deal.match, seat, error: String(error) });
    }
    return anyMove(played, { ...about, view: position.view(seat) });
  }
  #nameOf(seat: Seat): string {
    const { seats, options } = this.#how.deal;
    return seats[seat]?.bot || (this.#how.played.usualBots(options, seats.length)[seat] ?? 'random');
  }
  /** A bot stops the marker when it has moved that far on the page of whoever plays against it. */
  #isDue(move: Move): boolean {
    if (!('timing' in move) || move.timing === null) return true;
    const { markers, ticker } = this.#how;
    if (markers.since === null) return false;
    const left = markers.since + move.timing - ticker.now();
    if (left > 0) this.#stopMarker = ticker.after(left, () => this.wake());
    return left <= 0;
  }
}
