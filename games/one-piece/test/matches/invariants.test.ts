import { type CopyId, type MatchOf, moves, play, type Seat, sample, seedRng, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type OnePiece, onePiece } from '../../src/index.ts';
import { invariantBroken } from '../../src/rules/invariants.ts';
import { EVERYTHING } from '../../src/rules/values/bits.ts';
import { refresh } from '../../src/rules/values/derive.ts';
import { playing } from '../kit/playing.ts';

describe('invariants', () => {
  const SEATS: readonly Seat[] = [0, 1];
  const held = ({ table: t }: MatchOf<OnePiece>, seat: Seat) => {
    const areas = [t.deck, t.hand, t.trash, t.life, t.leader, t.characters, t.stage, t.limbo].map((area) => area[seat]);
    const given = [...t.leader[seat], ...t.characters[seat]].reduce((n, card) => n + (t.given[card] ?? 0), 0);
    return {
      cards: new Set(areas.flat()).size,
      places: areas.flat().length,
      don: t.donDeck[seat] + t.donActive[seat] + t.donRested[seat] + given,
    };
  };

  test('[S02] [OP-R1.2] Sixty random matches: after every answer everything is where it must be', () => {
    const decks = onePiece.kit.set.decks.map(({ id }) => id);
    const whole = { cards: 51, places: 51, don: 10 };
    let answers = 0;
    for (let seed = 0; seed < 60; seed++) {
      const pair = `${decks[seed % decks.length]},${decks[(seed * 3 + 1) % decks.length]}`;
      const match = start(onePiece, { seed, options: { decks: pair } });
      const rng = seedRng(`${seed}/random`);
      while (match.asking) {
        const [seat = 0 as Seat] = match.asking.seats;
        expect(play(onePiece, match, seat, sample(onePiece, match, seat, rng))).toBeNull();
        const broken = invariantBroken(onePiece, match);
        if (broken) expect.fail(`seed ${seed}, decks ${pair}: ${broken}`);
        for (const one of SEATS) {
          const leads = match.table.leader[one][0] ?? (0 as CopyId);
          const don = onePiece.faceIn(match.table, leads)?.data.deckRules?.donDeck ?? 10;
          expect(held(match, one)).toEqual({ ...whole, don });
        }
        answers++;
      }
      expect(match.over?.reason).toMatch(/^(LIFE|DECK_OUT|EFFECT)$/);
    }
    expect(answers).toBeGreaterThan(60 * 50);
  });

  /** Values of all cards, as they stand on the table. */
  const valuesOf = ({ table: t }: MatchOf<OnePiece>): string =>
    [t.power, t.basePower, t.cost, t.keywords, t.bans, t.playerBans].map((column) => column.join()).join(' ');

  test('[OP-R1.2] Whoever decides has something to answer, and sees values as they would be found from scratch', () => {
    for (let seed = 100; seed < 120; seed++) {
      const match = start(onePiece, { seed, options: { decks: 'random' } });
      const rng = seedRng(`${seed}/random`);
      while (match.asking) {
        const [seat = 0 as Seat] = match.asking.seats;
        const { prompt } = match.asking;
        if (match.asking.kind !== 'cards') expect(moves(onePiece, match, seat).length).toBeGreaterThan(0);
        const seen = valuesOf(match);
        match.table.stale = EVERYTHING;
        onePiece.x.on(match, undefined, (x) => refresh(x));
        if (seen !== valuesOf(match)) expect.fail(`seed ${seed}: values are old when "${prompt}" is asked`);
        play(onePiece, match, seat, sample(onePiece, match, seat, rng));
      }
    }
  });

  test.each<[string, (match: MatchOf<OnePiece>) => void]>([
    ['I1', ({ table }) => table.hand[0].pop()],
    ['I1', ({ table }) => table.hand[0].push(table.deck[0].at(-1) ?? (0 as CopyId)) && table.trash[0].pop()],
    ['I1', ({ table }) => table.hand[0].splice(0, 1, table.deck[1][0] ?? (0 as CopyId))],
    ['I2', ({ table }) => table.trash[0].push(...table.leader[0].splice(0))],
    ['I3', ({ table }) => table.characters[0].push(...table.deck[0].splice(0, 5))],
    ['I3', ({ table }) => table.stage[0].push(...table.deck[0].splice(0, 2))],
    ['I4', ({ table }) => table.donActive.fill(-1)],
    ['I5', ({ table }) => table.rested.splice(table.hand[0][0] ?? 0, 1, 1)],
    ['I5', ({ table }) => table.since.splice(table.characters[0][0] ?? 0, 1, 0)],
    ['I6', ({ table }) => table.given.splice(table.hand[0][0] ?? 0, 1, 1)],
    [
      'I8',
      ({ table }) => {
        const on = table.hand[0][0] ?? (0 as CopyId);
        const until = 'THIS_TURN';
        table.modifiers.push({ what: 'power', on, since: 1, n: 1, by: 0, turn: 1, until, filter: -1, used: -1 });
      },
    ],
    ['I9', ({ asking }) => asking?.seats.push(1)],
    [
      'I7',
      ({ table }) => {
        const card = table.hand[0][0] ?? (0 as CopyId);
        const seat: Seat = 0;
        const gone = { unit: 1, seat, card, since: 99, code: 0, event: card, n: 0, noted: false, it: [], its: [] };
        table.pending.push(gone);
      },
    ],
  ])('[OP-R1.2] %s is noticed', (invariant, spoil) => {
    const { game, match } = playing({}, { alice: { hand: ['guard'], trash: ['guard'], characters: ['guard'] } });
    expect(invariantBroken(game, match)).toBeNull();

    spoil(match);

    expect(invariantBroken(game, match)).toMatch(new RegExp(`^${invariant}:`));
  });
});
