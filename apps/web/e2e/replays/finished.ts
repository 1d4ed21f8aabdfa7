import { host, recordOf } from '@dealers-choice/host';
import { type Question, sample, seedRng } from '@dealers-choice/kernel';
import { theDoor } from '@dealers-choice/the-door';
import type { SavedMatch } from '../../src/match/worker/saves.ts';

/** A match of The Door as the page keeps it when it is over: played to its end by chance. */
export function finished(saved: SavedMatch): SavedMatch {
  const { plan, log } = saved;
  const played = host(theDoor, { seats: plan.seats.length, options: plan.options, seed: plan.seed });
  for (const entry of log) if ('move' in entry) played.play(entry.seat, entry.move);
  const rng = seedRng(plan.seed);
  while (!played.match.over) {
    const [seat = 0] = (played.match.asking as Question).seats;
    played.play(seat, sample(theDoor, played.match, seat, rng));
  }
  const players = plan.seats.map(({ who, name, bot }) => ({ name, bot: who === 'bot' ? bot : '' }));
  return {
    ...saved,
    log: played.log.slice(),
    turn: played.match.turn,
    over: true,
    ending: { winners: [...played.match.over.winners], figures: [] },
    record: recordOf(played, '', players),
  };
}
