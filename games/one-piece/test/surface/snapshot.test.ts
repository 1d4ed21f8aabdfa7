/** What a snapshot holds: everything once, where it lies, and nothing that its viewer may not know. */
import { isDeepStrictEqual } from 'node:util';
import { type CopyId, SPECTATOR, seatsOf } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { handValues, type Mat, onePiece, type SeenCard, type Snapshot, snapshot, type Thing } from '../../src/index.ts';
import { AREA_NAMES } from '../../src/rules/table.ts';
import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, copyIn, type Has, type More, playing, saying, stage } from '../kit/playing.ts';
import { randomMatch, VIEWERS } from './watching.ts';

const ALICE = 0;
const BOLA = 1;

const cards: Readonly<Record<string, More>> = {
  swift: ch(3, 4000, { keywords: ['RUSH'], counter: 1000, colours: ['red', 'green'], rarity: 'SR' }),
  mate: ch(2, 3000),
  pier: stage(1),
};
const has: Has = {
  alice: {
    characters: ['swift', 'mate'],
    stage: ['pier'],
    hand: ['guard'],
    life: ['mate', 'guard'],
    trash: ['mate', 'guard'],
    donActive: 3,
    donRested: 1,
    given: { swift: 2 },
    rested: { swift: 1 },
  },
  bola: { hand: ['mate', 'guard'], life: ['guard'], faceUp: { guard: 1 } },
};
const seenBy = (viewer: 0 | 1 | typeof SPECTATOR): Snapshot => {
  const { game, table } = playing(cards, has);
  return snapshot(table.host.view(viewer), game.kit);
};
const things = (mat: Mat): Thing[] => Object.values(AREA_NAMES).flatMap((area): readonly Thing[] => mat[area]);
const named = (mat: Mat, area: 'CHARACTER_AREA' | 'LIFE' | 'TRASH' | 'HAND', name: string): SeenCard => {
  const found = mat[area].find((thing) => thing.kind === 'card' && thing.face.name === name);
  if (found?.kind !== 'card') throw new Error(`no ${name} is seen`);
  return found;
};

describe('one position', () => {
  test('[S93] [OP-R16.4] A card on the field has its face, place, state, values, keywords and DON!!', () => {
    const { mats } = seenBy(BOLA);

    expect(named(mats[ALICE], 'CHARACTER_AREA', 'swift')).toMatchObject({
      seat: ALICE,
      area: 'CHARACTER_AREA',
      index: 0,
      slot: 0,
      face: { number: 'swift', name: 'swift', category: 'CHARACTER', colours: ['red', 'green'] },
      state: 'RESTED',
      power: { now: 6000, printed: 4000 },
      cost: { now: 3, printed: 3 },
      counter: 1000,
      keywords: ['RUSH'],
      faceUp: true,
    });
    const { card, handle, given } = named(mats[ALICE], 'CHARACTER_AREA', 'swift');
    expect([handle, given]).toEqual([`card-${card}`, [`given-${card}-0`, `given-${card}-1`]]);
    expect(named(mats[ALICE], 'CHARACTER_AREA', 'mate')).toMatchObject({
      index: 1,
      slot: 1,
      state: 'ACTIVE',
      given: [],
    });
    expect(mats[ALICE].STAGE_AREA).toMatchObject([{ kind: 'card', face: { category: 'STAGE' }, state: 'ACTIVE' }]);
  });

  test('[S93] Off the field a card has no state, and a pile is counted from its top', () => {
    const { mats } = seenBy(BOLA);

    expect(mats[ALICE].TRASH).toMatchObject([
      { face: { name: 'guard' }, index: 0, slot: 0, state: 'NONE', faceUp: true },
      { face: { name: 'mate' }, index: 1, slot: 0, state: 'NONE', faceUp: true },
    ]);
  });

  test('[S93] [OP-R16.1] What its viewer cannot see is a back, with nothing but a place', () => {
    const { mats } = seenBy(ALICE);

    expect(mats[BOLA].HAND).toEqual([
      { kind: 'back', handle: '1-HAND-1', seat: BOLA, area: 'HAND', index: 0, slot: 0 },
      { kind: 'back', handle: '1-HAND-0', seat: BOLA, area: 'HAND', index: 1, slot: 1 },
    ]);
    expect(mats[ALICE].LIFE).toEqual([
      { kind: 'back', handle: '0-LIFE-1', seat: ALICE, area: 'LIFE', index: 0, slot: 0 },
      { kind: 'back', handle: '0-LIFE-0', seat: ALICE, area: 'LIFE', index: 1, slot: 0 },
    ]);
    expect(mats[ALICE].DECK.every(({ kind }) => kind === 'back')).toBe(true);
    expect(named(mats[ALICE], 'HAND', 'guard')).toMatchObject({ faceUp: false, state: 'NONE' });
    expect(mats[BOLA].LIFE).toMatchObject([{ kind: 'card', face: { name: 'guard' }, faceUp: true }]);
  });

  test('[S93] DON!! are counted, and each has a handle of its place', () => {
    const { don, mats } = seenBy(SPECTATOR);

    expect(don[ALICE]).toEqual({ deck: 4, active: 3, rested: 1, given: 2 });
    expect(mats[ALICE].COST_AREA.map(({ handle, state, index }) => [handle, state, index])).toEqual([
      ['0-COST_AREA-ACTIVE-0', 'ACTIVE', 0],
      ['0-COST_AREA-ACTIVE-1', 'ACTIVE', 1],
      ['0-COST_AREA-ACTIVE-2', 'ACTIVE', 2],
      ['0-COST_AREA-RESTED-0', 'RESTED', 3],
    ]);
    expect(mats[ALICE].DON_DECK).toHaveLength(4);
  });

  test('[OP-R16.5] [S93] In a battle it says who fights whom, at which step, and which effects wait', () => {
    const watcher = ch(2, 3000, saying(on('WHEN_ATTACKING', { do: 'draw', n: 1, upTo: true })));
    const twice = ch(2, 2000, saying(on('ON_OPPONENT_ATTACK', { do: 'draw', n: 1 })));
    const people = playing({ watcher, twice }, { alice: { characters: ['watcher'] }, bola: { characters: ['twice'] } });
    attacks(people, people.alice, 'watcher');
    const now = () => snapshot(people.table.host.view(SPECTATOR), people.game.kit);

    const [attacker] = people.match.table.characters[ALICE] as [CopyId];
    const [target] = people.match.table.leader[BOLA] as [CopyId];
    expect(now()).toMatchObject({ phase: 'MAIN', turnPlayer: ALICE, result: null });
    expect(now().battle).toEqual({ attacker, target, step: 'attack' });
    expect(now().pending).toEqual([{ seat: BOLA, effect: 'twice#1' }]);
    people.alice.chooses('no');
    expect(now().battle?.step).toBe('counter');
    expect(now().pending).toEqual([]);
  });

  test('[OP-R16.1] A whole match is refused', () => {
    const { game, match } = playing({});

    expect(() => snapshot(match, game.kit)).toThrow('a snapshot is made from a view');
  });

  test('[S93] What a held card costs and counters for now is asked for, by who holds it', () => {
    const cheap = ch(
      1,
      1000,
      saying({ timings: ['PERMANENT'], steps: [{ do: 'cost', what: { all: true, in: ['hand'] }, n: -1 }] }),
    );
    const people = playing(
      { cheap },
      { alice: { characters: ['cheap'], hand: ['guard', 'sailor'] }, bola: { hand: ['guard'] } },
    );
    const [guard, sailor] = [copyIn(people, ALICE, 'hand', 'guard'), copyIn(people, ALICE, 'hand', 'sailor')];

    expect(handValues(people.table.host.view(ALICE), people.game)).toEqual([
      { card: guard, cost: 0, counter: 2000 },
      { card: sailor, cost: 1, counter: 0 },
    ]);
    expect(handValues(people.table.host.view(SPECTATOR), people.game)).toEqual([]);
  });
});

test('[OP-R16.5] [OP-R16.4] At any time everything is there once, and is plain data', () => {
  let moves = 0;
  randomMatch(onePiece, 'once', (played) => {
    if (moves++ % 5 !== 0) return;
    const { table } = played.match;
    for (const viewer of VIEWERS) {
      const scene = snapshot(played.view(viewer), onePiece.kit);
      const all = scene.mats.flatMap(things);
      const handles = [
        ...all,
        ...all.flatMap((one) => (one.kind === 'card' ? one.given.map((handle) => ({ handle })) : [])),
      ];
      expect(new Set(handles.map(({ handle }) => handle)).size).toBe(handles.length);
      expect(all.filter(({ kind }) => kind !== 'don')).toHaveLength(2 * 51);
      const misplaced = seatsOf(2).flatMap((seat) =>
        Object.values(AREA_NAMES).flatMap((area) =>
          (scene.mats[seat][area] as readonly Thing[]).filter(
            (thing, i) => thing.seat !== seat || thing.area !== area || thing.index !== i,
          ),
        ),
      );
      expect(misplaced).toEqual([]);
      expect(scene.mats.map(({ HAND, DECK, LIFE }) => [HAND.length, DECK.length, LIFE.length])).toEqual(
        seatsOf(2).map((seat) => [table.hand[seat].length, table.deck[seat].length, table.life[seat].length]),
      );
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(scene)), scene)).toBe(true);
    }
  });
  expect(moves).toBeGreaterThan(30);
});
