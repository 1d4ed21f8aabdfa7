import { host, parseRecord, recordOf, replay } from '@dealers-choice/host';
import { FACE_DOWN, hashOf, SPECTATOR, sample, seedRng, type Viewer } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { dhappaBaaji } from '../src/index.ts';
import { type Given, type Seated, seated, typesOf } from './seated.ts';

const OTHERS: Viewer[] = [1, 2, 3, SPECTATOR];
const looks = ({ table }: Seated) => OTHERS.map((viewer) => table.host.view(viewer));

/** What each of the others sees, and has heard so far. */
function onlookers(people: Seated) {
  const heard = OTHERS.map((): unknown[] => []);
  for (const [i, viewer] of OTHERS.entries()) people.table.host.listen(viewer, (event) => heard[i]?.push(event));
  return () => JSON.stringify({ views: looks(people), heard });
}

const picking = (has: Given) => seated({ phase: 'PICK', ...has });

describe('what others see of a turn', () => {
  test('[S-126] [D-17] a face-down draw is a count, and no card', () => {
    const people = picking({ deck: '10♦ K♥' });
    people.p.draws();

    for (const seen of looks(people)) {
      expect(seen.table.deck).toEqual([FACE_DOWN]);
      expect(seen.table.hand[0]).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN]);
      expect(seen.table.drawn[0]).toBe(0);
      expect(seen.asking?.prompt).toBe('PLAY');
    }
    expect(people.told).toContainEqual({ type: 'DREW', seat: 0, card: FACE_DOWN, left: 1 });
    expect(people.table.host.view(0).table.hand[0]).not.toContain(FACE_DOWN);
  });

  test('[S-127] [S-128] a run of the draft is nowhere, and leaves no trace when it is taken back', () => {
    const people = picking({ hand: '9♥ 8♥ 7♥ 2♠' });
    people.p.draws();
    const look = onlookers(people);
    const before = look();
    people.p.creates('9♥ 8♥ 7♥');
    expect(look()).toBe(before);
    people.p.adds(1, '2♠(6♥)');
    people.p.endsPlay();
    expect(look()).toBe(before);
    while (people.table.host.canUndo(0)) people.p.undoes();
    expect(look()).toBe(before);

    people.p.discards('4♦');
    expect(typesOf(people.told)).toEqual(['DREW', 'DISCARDED', 'TURN_STARTED']);
  });

  test('[S-129] the discard tells the plays in order', () => {
    const people = picking({ hand: '9♥ 8♥ 7♥ 6♥', opened: [] });
    people.p.draws();
    people.p.creates('9♥ 8♥ 7♥');
    people.p.adds(1, '6♥');
    people.p.discards('4♦');

    expect(typesOf(people.told)).toEqual([
      'DREW',
      'RUN_CREATED',
      'OPENED',
      'RUN_EXTENDED',
      'DISCARDED',
      'TURN_STARTED',
    ]);
    for (const seen of looks(people)) {
      expect(seen.table.board).toHaveLength(4);
      expect(seen.table.hand[0]).toHaveLength(2);
    }
  });

  test('[S-130] a spectator who joins sees no hand and no order of the draw pile', () => {
    const people = seated({ hand: '9♥', pile: 'K♦' });
    const { table, known } = people.table.host.view(SPECTATOR);

    expect([...table.deck, ...table.hand.flat()].every((card) => card === FACE_DOWN)).toBe(true);
    expect(table.pile).not.toContain(FACE_DOWN);
    expect(known.filter((bits) => bits !== 0)).toHaveLength(1);
  });

  test('[S-147] a pick that is returned, or not yet committed, is nobody else’s business', () => {
    const people = picking({ hand: '8♥ 7♥', pile: 'K♦ 9♥ 3♠ Q♠' });
    const look = onlookers(people);
    const before = look();
    people.p.picks(3);
    expect(look()).toBe(before);
    people.p.creates('9♥ 8♥ 7♥');
    expect(look()).toBe(before);
    while (people.table.host.canUndo(0)) people.p.undoes();
    expect(look()).toBe(before);
    people.p.draws();
    expect(typesOf(people.told)).toEqual(['DREW']);
  });

  test('the discard tells a pick with its cards', () => {
    const people = picking({ hand: '8♥ 7♥', pile: 'K♦ 9♥ 3♠' });
    people.p.picks(2);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.discards('4♦');

    expect(people.told[0]).toMatchObject({ type: 'PICKED', seat: 0, depth: 2, mustPlay: true });
    expect((people.told[0] as { cards: number[] }).cards).not.toContain(FACE_DOWN);
  });

  test('live: everybody watches the draft, and it can still be taken back', () => {
    const people = picking({ hand: '8♥ 7♥', pile: 'K♦ 9♥', options: { draftVisibility: 'live' } });
    people.p.picks(1);
    for (const seen of looks(people)) expect(seen.table).toMatchObject({ depth: 1, mustPlay: true, phase: 'PLAY' });
    people.p.creates('9♥ 8♥ 7♥');
    for (const seen of looks(people)) expect(seen.table.board).toHaveLength(3);
    people.p.undoes();
    for (const seen of looks(people)) expect(seen.table.board).toHaveLength(0);
    expect(typesOf(people.told)).toEqual(['PICKED', 'RUN_CREATED', 'TOOK_BACK']);
  });

  test('after the result everybody sees every hand', () => {
    const runs = ['9♥ 8♥ 7♥', 'K♠ Q♠ J♠', 'A♣ K♣ Q♣'];
    const people = seated({ hand: '6♥ 4♦', bare: true, runs });
    people.p.adds(1, '6♥');
    people.p.discards('4♦');

    for (const seen of looks(people)) expect(seen.table.hand.flat()).not.toContain(FACE_DOWN);
    expect(typesOf(people.told).filter((type) => type === 'HAND_SHOWN')).toHaveLength(3);
  });

  test('a refusal tells nothing of a hidden card', () => {
    const [one, two] = [seated({ hands: { x: '9♣' } }), seated({ hands: { y: '9♣' } })];
    for (const { p } of [one, two]) expect(p.discards('9♣')).toBe('CARD_NOT_IN_HAND');

    expect(one.p.why).toEqual(two.p.why);
  });
});

test('[S-131] [D-3] the record of a match replays to the same position and the same result', () => {
  for (const seats of [4, 6]) {
    const played = host(dhappaBaaji, { seed: 31, seats });
    const rng = seedRng('record');
    for (let seat = played.match.asking?.seats[0]; seat !== undefined; seat = played.match.asking?.seats[0]) {
      played.play(seat, sample(dhappaBaaji, played.match, seat, rng));
    }
    const again = replay(dhappaBaaji, parseRecord(JSON.stringify(recordOf(played))));

    expect(hashOf(again.match)).toBe(hashOf(played.match));
    expect(again.match.over).toEqual(played.match.over);
  }
});
