/** Matches of The Door that stand where a test wants them: played by chance here, with people in all seats. */
import { host } from '@dealers-choice/host';
import { type Question, sample, seedRng, type Wanted } from '@dealers-choice/kernel';
import { type Door, theDoor } from '@dealers-choice/the-door';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { savedAs } from '../positions.ts';

export interface SoughtClimb {
  seats: number;
  options?: Wanted;
  fits(prompt: string, table: Door['table']): boolean;
}

const person = { who: 'person', name: '', bot: '' } as const;

export function reachClimb({ seats, options = {}, fits }: SoughtClimb): SavedMatch {
  for (let n = 1; n < 2_000; n++) {
    const seed = `late ${n}`;
    const played = host(theDoor, { seats, options, seed });
    const rng = seedRng(seed);
    while (!played.match.over) {
      const { prompt, seats: asked } = played.match.asking as Question;
      if (fits(prompt, played.match.table)) {
        const people = Array.from({ length: seats }, () => person);
        return savedAs(theDoor, { game: 'the-door', seats: people, options, seed }, played.log.slice());
      }
      const [seat = 0] = asked;
      played.play(seat, sample(theDoor, played.match, seat, rng));
    }
  }
  throw new Error('no match of the first 2000 comes to it');
}

/** A person's plain roll comes next, and after it a bot that draws a card with two doors, and lets them live. */
export function botAboutToDraw(): SavedMatch {
  const options = { startSeat: '1' };
  for (let n = 1; n < 2_000; n++) {
    const seed = `bot draws ${n}`;
    const played = host(theDoor, { seats: 2, options, seed });
    played.play(0, { do: 'ROLL' });
    if (played.match.asking?.prompt !== 'ROLL') continue;
    played.play(1, { do: 'ROLL' });
    const card = played.match.table.pending.at(-1);
    const drawn = card === undefined ? '' : (theDoor.faces[card]?.id ?? '');
    if (drawn !== 'JUDGE_JURY' && drawn !== 'SUMMON_EXILE') continue;
    const seats = [person, { who: 'bot', name: '', bot: 'cautious' } as const];
    return savedAs(theDoor, { game: 'the-door', seats, options, seed }, []);
  }
  throw new Error('no match of the first 2000 begins like that');
}

/** Late enough that one is jailed and one is dead. */
export const isLate = ({ jailed, lives }: Door['table']): boolean => jailed.includes(true) && lives.includes(0);
export const isSpread = ({ pos }: Door['table']): boolean => new Set(pos).size > 3 && Math.max(...pos) > 10;
