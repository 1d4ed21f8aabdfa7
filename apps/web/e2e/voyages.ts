/** Matches of One Piece that stand where a test wants them: played by bots here, and left in the page. */
import { host } from '@dealers-choice/host';
import { type CopyId, type MatchOf, type Question, seedRng } from '@dealers-choice/kernel';
import { type OnePiece, onePiece } from '@dealers-choice/one-piece';
import { bots } from '@dealers-choice/one-piece/bot';
import type { SavedMatch } from '../src/match/worker/saves.ts';
import { savedAs } from './positions.ts';

export interface SoughtMatch {
  decks?: string;
  /** The question must be put to the first seat, the only person. */
  prompt: string;
  /** What else must be so. */
  when?(question: Question, match: MatchOf<OnePiece>): boolean;
  /** The match with which the search begins: for what is rare, and known to come there. */
  from?: number;
}

const [navigator] = bots;
const person = { who: 'person', name: '', bot: '' } as const;
const bot = { who: 'bot', name: '', bot: 'navigator' } as const;

/** A match in which the first seat is asked this next. */
export function reachMatch({ decks = 'random', prompt, when = () => true, from = 1 }: SoughtMatch): SavedMatch {
  const rng = seedRng('navigators');
  for (let n = from; n < 200; n++) {
    const seed = `voyage ${n}`;
    const options = { decks: decks.includes(',') ? decks.split(',') : [decks, decks] };
    const played = host(onePiece, { seats: 2, options, seed });
    while (!played.match.over) {
      const asked = played.match.asking as Question;
      const [seat = 0] = asked.seats;
      if (seat === 0 && asked.prompt === prompt && when(asked, played.match)) {
        return savedAs(onePiece, { game: 'one-piece', seats: [person, bot], options, seed }, played.log.slice());
      }
      const move = navigator?.choose(played.view(seat), seat, rng);
      if (!move || played.play(seat, move)) throw new Error(`the navigator has no answer to ${asked.prompt}`);
    }
  }
  throw new Error(`no match of the first 200 comes to ${prompt}`);
}

/** Names of cards that the second seat has and the first cannot know. */
export function hiddenFromFirst({ plan, log }: SavedMatch): string[] {
  const played = host(onePiece, { seats: 2, options: plan.options, seed: plan.seed });
  for (const entry of log) if ('move' in entry) played.play(entry.seat, entry.move);
  const { table, known } = played.match;
  const name = (copy: CopyId): string => onePiece.faceIn(table, copy)?.data.name ?? '';
  const seen = new Set(known.flatMap((who, copy) => ((who & 1) !== 0 ? [name(copy as CopyId)] : [])));
  return [...new Set([...table.hand[1], ...table.deck[1]].map(name))].filter((title) => !seen.has(title));
}

/** The first attack of a turn that has five: a Blocker in each, and four Life cards, two of them with a Trigger. */
export const fiveAttacks = (): SavedMatch =>
  reachMatch({ prompt: 'block', decks: 'lamp,soot', from: 6, when: (_q, { turn }) => turn === 10 });
