/**
 * At the usual pace a bot's turn of Jambo takes at most four seconds: nothing but the beats is waited for. That the
 * game
 * is ending is said after the turn.
 */
import { host, isHostEvent } from '@dealers-choice/host';
import { jambo } from '@dealers-choice/jambo';
import { beat } from '@dealers-choice/jambo/table';
import { type Question, SPECTATOR, sample, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';

const MOST_MS = 4_000;

test('a turn that one bot takes alone is told in four seconds', () => {
  const turns: { ms: number; events: string[] }[] = [];
  for (let n = 0; n < 12; n++) {
    const played = host(jambo, { seats: 2, options: {}, seed: `beats ${n}` });
    const rng = seedRng(`beats ${n}`);
    let turn = { ms: 0, events: [] as string[], alone: true };
    played.listen(SPECTATOR, (event) => {
      if (isHostEvent(event)) return;
      if (event.type === 'TURN_STARTED') {
        if (turn.alone) turns.push(turn);
        turn = { ms: 0, events: [], alone: true };
      }
      if (event.type !== 'ENDGAME_TRIGGERED') turn.ms += beat(event, { by: 'bot', first: false, calm: false });
      turn.events.push(event.type);
    });
    for (let step = 0; step < 700 && !played.match.over; step++) {
      const asked = played.match.asking as Question;
      const [seat = 0] = asked.seats;
      if (seat !== played.match.table.active && !asked.prompt.endsWith('_WINDOW')) turn.alone = false;
      played.play(seat, sample(jambo, played.match, seat, rng));
    }
  }

  expect(turns.length).toBeGreaterThan(300);
  expect(turns.filter(({ ms }) => ms > MOST_MS)).toEqual([]);
});
