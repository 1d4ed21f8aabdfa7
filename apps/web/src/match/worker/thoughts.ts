/** What bots thought lately, for whoever writes a game: how far they came, how long it took, what went wrong. */
import type { Advice } from '@dealers-choice/protocol';
import { reasonOf } from '../sentences.ts';
import type { Pondered } from '../thinking/mind.ts';
import type { Ticker } from '../ticker.ts';
import type { Pondering } from './players.ts';

export interface ThoughtNote extends Pick<Pondering, 'seat' | 'bot'> {
  ms: number;
  /** What came of it, and whether time was up before it had thought to its end. */
  thought?: Pick<Pondered, 'move' | 'candidates' | 'iterations' | 'capped'>;
  /** Nothing came of it. */
  problem?: string;
}

export interface Thoughts {
  readonly list: readonly ThoughtNote[];
  /** Waits with whoever waits, and takes down what came of it. */
  note(who: Pick<Pondering, 'seat' | 'bot'>, pondered: Promise<Pondered>): Promise<Pondered>;
}

const MOST = 50;

export function keepThoughts(ticker: Ticker): Thoughts {
  const list: ThoughtNote[] = [];
  return {
    list,
    async note({ seat, bot }, pondered) {
      const began = ticker.now();
      const add = (what: Pick<ThoughtNote, 'thought' | 'problem'>): void => {
        list.push({ seat, bot, ms: Math.round(ticker.now() - began), ...what });
        list.splice(0, list.length - MOST);
      };
      try {
        const { rng, ...thought } = await pondered;
        add({ thought });
        return { rng, ...thought };
      } catch (error) {
        add({ problem: reasonOf(error) });
        throw error;
      }
    },
  };
}

const MOST_ADVICE = 3;

/** Of what was thought about, what is worth saying: the best first. */
export function adviceFrom({ move, candidates }: Pick<Pondered, 'move' | 'candidates'>): Advice[] {
  const tried = candidates.filter(({ visits }) => visits > 0).slice(0, MOST_ADVICE);
  if (tried.length === 0) return move ? [{ move, wins: null }] : [];
  return tried.map(({ move: one, value }) => ({ move: one, wins: Math.round(100 * Math.min(1, Math.max(0, value))) }));
}
