/** Random drafts: played, taken back, and looked at from every other chair. */
import { type Host, host, recordOf, replay } from '@dealers-choice/host';
import { below, hashOf, type Rng, SPECTATOR, sample, seatsOf, seedRng, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type Dhappa, dhappaBaaji } from '../src/index.ts';

const game = dhappaBaaji;

/** Plays from one turn to the next and calls `look` whenever a pick was made. */
function playOn(played: Host<Dhappa>, rng: Rng, look: (seat: number) => void): void {
  const turn = played.match.turn;
  for (let seat = played.match.asking?.seats[0]; seat !== undefined; seat = played.match.asking?.seats[0]) {
    if (played.match.turn > turn) return;
    played.play(seat, sample(game, played.view(seat), seat, rng));
    if (played.match.turn === turn && !played.match.over) look(seat);
  }
}

const others = (played: Host<Dhappa>, seat: number): string =>
  hashOf([...seatsOf(played.match.seats), SPECTATOR].flatMap((one) => (one === seat ? [] : [played.view(one as 0)])));

test.each<[number, { draftVisibility?: string }]>([
  [4, {}],
  [6, {}],
  [4, { draftVisibility: 'live' }],
])('[D-29] %i seats, %o: any draft taken back in full leads to the position before it', (seats, options) => {
  let undone = 0;
  for (let seed = 0; seed < 40; seed++) {
    const rng = seedRng(`drafts ${seed}`);
    const played = host(game, { seed, seats, options });
    const heard: string[] = [];
    for (const one of seatsOf(seats)) played.listen(one, (event) => heard.push(`${one} ${JSON.stringify(event)}`));
    for (let turn = 0; turn < 12 && !played.match.over; turn++) {
      let [start, draws] = [hashOf(played.match), 0];
      playOn(played, rng, (seat) => {
        const last = played.moves.at(-1);
        // After a draw this is the furthest that can be gone back to; before a pick from the pile, the turn's start.
        if (last && 'move' in last && 'do' in last.move && last.move.do === 'PICK_DRAW') {
          [start, draws] = [hashOf(played.match), draws + 1];
        }
        if (below(rng, 4) > 0) return;
        const seenBefore = options.draftVisibility === 'live' ? '' : others(played, seat);
        const told = heard.filter((line) => !line.startsWith(`${seat} `)).length;
        while (played.canUndo(seat as 0)) {
          played.undo(seat as 0);
          undone++;
        }
        expect(hashOf(played.match)).toBe(start);
        if (options.draftVisibility === 'live') return;
        expect(others(played, seat)).toBe(seenBefore);
        expect(heard.filter((line) => !line.startsWith(`${seat} `))).toHaveLength(told);
      });
    }
  }
  expect(undone).toBeGreaterThan(200);
});

test('[S-127] two matches that differ by a draft look the same to all others', () => {
  for (let seed = 0; seed < 30; seed++) {
    const rng = seedRng(`worlds ${seed}`);
    const [one, two] = [host(game, { seed }), host(game, { seed })];
    const seat = one.match.table.turnSeat;
    for (const played of [one, two]) played.play(seat, { do: 'PICK_DRAW' });
    for (let i = 0; i < 6; i++) {
      const move = sample(game, view(game, two.match, seat), seat, rng);
      if ('do' in move && move.do !== 'DISCARD_CARD') two.play(seat, move);
    }

    expect(others(two, seat)).toBe(others(one, seat));
  }
});

test('a seat that is handed over in the middle of somebody’s draft ends no draft, and the record replays', () => {
  let undone = 0;
  for (let seed = 0; seed < 20; seed++) {
    const rng = seedRng(`handed over ${seed}`);
    const played = host(game, { seed });
    for (let turn = 0; turn < 12 && !played.match.over; turn++) {
      playOn(played, rng, (seat) => {
        const could = played.canUndo(seat as 0);
        const other = ((seat + 1 + below(rng, 3)) % 4) as 0;
        played.handOver(other, below(rng, 2) === 0 ? 'bot' : 'person');
        expect(played.canUndo(seat as 0)).toBe(could);
        if (below(rng, 3) > 0) return;
        for (; played.canUndo(seat as 0); undone++) played.undo(seat as 0);
      });
      const record = recordOf(played);
      expect(recordOf(replay(game, record))).toEqual(record);
    }
  }
  expect(undone).toBeGreaterThan(50);
});
