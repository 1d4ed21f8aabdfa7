/** A match of The Door that is nearly over: played by chance here, and cut off before its last questions. */
import { type Entry, host } from '@dealers-choice/host';
import { type Question, sample, seedRng } from '@dealers-choice/kernel';
import { theDoor } from '@dealers-choice/the-door';
import type { SavedMatch } from '../src/match/worker/saves.ts';
import { savedAs } from './positions.ts';

const SEATS = [
  { who: 'person', name: '', bot: '' },
  { who: 'bot', name: '', bot: 'random' },
] as const;

/** The first seat, the only person, is asked next, and only a few things more. */
export function almostOver(seed = 'almost over'): SavedMatch {
  const played = host(theDoor, { seats: 2, options: { startSeat: '1' }, seed });
  const rng = seedRng(seed);
  const asked: Entry[][] = [];
  while (!played.match.over) {
    const { seats, kind } = played.match.asking as Question;
    const [seat = 0] = seats;
    if (seat === 0 && kind !== 'timing') asked.push(played.log.slice());
    played.play(seat, sample(theDoor, played.match, seat, rng));
  }
  const [log = []] = asked.slice(-2);
  const plan = { game: 'the-door', seats: [...SEATS], options: { startSeat: '1' }, seed };
  return { ...savedAs(theDoor, plan, log), key: seed };
}
