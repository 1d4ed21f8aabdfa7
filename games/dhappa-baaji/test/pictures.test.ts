/** What a picture promises is what the move leads to. */
import { host } from '@dealers-choice/host';
import { type Act, below, type Move, moves, type Question, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { dhappaBaaji, formatSlot, NEW_SEQUENCE, NEW_SET, PLAYS, runOf } from '../src/index.ts';
import { runAfter } from '../src/table/picture.ts';

const isPlay = (move: Move): move is Act => 'do' in move && PLAYS.some((play) => play === move.do);

/** Plays by chance, melds wherever it can, and compares every picture with the run that then lies there. */
function comparePictures(seed: string, seen: Map<string, number>): void {
  const rng = seedRng(seed);
  const played = host(dhappaBaaji, { seats: 4, options: {}, seed });
  for (let n = 0; n < 400 && !played.match.over; n++) {
    const [seat = 0] = (played.match.asking as Question).seats;
    const legal = moves(dhappaBaaji, played.view(seat), seat);
    const melds = legal.filter((move) => 'do' in move && move.do === 'MELD_RUNS');
    const plays = melds.length > 0 ? melds : legal.filter(isPlay);
    const some = plays.length > 0 ? plays : legal;
    const move = some[below(rng, some.length)];
    if (!move) throw new Error('nothing can be played');
    const before = structuredClone(played.match.table);
    expect(played.play(seat, move)).toBeNull();
    if (!isPlay(move)) continue;
    const made = move.layout?.run === NEW_SEQUENCE || move.layout?.run === NEW_SET;
    const run = runOf(played.match.table, made ? played.match.table.runBy.length : (move.layout?.run ?? 0));
    const after = runAfter(before, move).map(({ card, slot }) => ({ card, as: formatSlot(slot) }));
    expect(after, `${seed}, ${JSON.stringify(move)}`).toEqual(run?.cards);
    seen.set(move.do, (seen.get(move.do) ?? 0) + 1);
  }
}

test('a play, pictured before it is made, is the run it leaves: in a meld too, where a 2 gives way unasked', () => {
  const seen = new Map<string, number>();
  for (let deal = 1; deal <= 6; deal++) comparePictures(`pictures ${deal}`, seen);
  for (const play of PLAYS) expect(seen.get(play) ?? 0, play).toBeGreaterThan(0);
});
