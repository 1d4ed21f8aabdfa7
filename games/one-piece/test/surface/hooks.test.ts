/** Hooks for those who animate: called once for each change, with what it was and what it is. */
import { type Seat, SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Follower,
  follow,
  type Hooks,
  type Move,
  type OnePieceEvent,
  onePiece,
  type Snapshot,
  type StateChange,
  type Thing,
  type ValueChange,
} from '../../src/index.ts';
import { AREA_NAMES } from '../../src/rules/table.ts';
import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, copyIn, event, type Has, type More, playing, saying } from '../kit/playing.ts';
import { isOfGame, randomMatch } from './watching.ts';

const ALICE = 0;
const BOLA = 1;

interface Called {
  moves: Move[];
  states: StateChange[];
  values: ValueChange[];
  /** Types of the events that the other hooks were called for. */
  moments: string[];
}

/** Hooks that write down what they are called with. */
function noting(): Called & { hooks: Hooks } {
  const called: Called = { moves: [], states: [], values: [], moments: [] };
  const note = <T>(list: T[], one: T): undefined => {
    list.push(one);
  };
  const hooks: Hooks = {
    onMove: (one) => note(called.moves, one),
    onState: (one) => note(called.states, one),
    onValue: (one) => note(called.values, one),
    onBattle: ({ event: { type } }) => note(called.moments, `battle ${type}`),
    onPhase: ({ event: { type } }) => note(called.moments, `phase ${type}`),
    onEffect: ({ event: { type } }) => note(called.moments, `effect ${type}`),
  };
  return { ...called, hooks };
}

/** A position that somebody follows with hooks. */
function shown(cards: Readonly<Record<string, More>>, has: Has, viewer: 0 | 1 | typeof SPECTATOR = SPECTATOR) {
  const people = playing(cards, has);
  const called = noting();
  const follower = follow(people.game.kit, people.table.host.view(viewer), called.hooks);
  people.table.host.listen(viewer, (heard) => {
    if (isOfGame(heard)) follower.hear(heard);
  });
  return { ...called, people, follower };
}
const cardMoves = ({ moves }: Called): Move[] => moves.filter(({ what }) => what === 'card');

describe('moves', () => {
  test('[S95] [OP-R17.1] A drawn card moves once, with both areas, both faces and the cause', () => {
    const cards = { order: event(0, on('MAIN', { do: 'draw', n: 1 })) };
    const has = { alice: { hand: ['order'], deck: ['sailor', 'guard'] } };
    const [own, other] = [shown(cards, has, ALICE), shown(cards, has, BOLA)];
    for (const { people } of [own, other]) people.alice.does('play', 'order');

    const drawn = copyIn(own.people, ALICE, 'hand', 'guard');
    const [event1, draw1] = cardMoves(own);
    expect(cardMoves(own)).toHaveLength(2);
    expect(event1).toMatchObject({ from: { area: 'HAND' }, to: { area: 'TRASH', index: 0 }, cause: 'play' });
    expect(draw1).toMatchObject({
      seat: ALICE,
      card: drawn,
      from: { area: 'DECK', index: 0, handle: '0-DECK-1', under: null },
      to: { area: 'HAND', index: 0, handle: `card-${drawn}` },
      faces: { before: null, after: { name: 'guard' } },
      cause: 'draw',
    });
    expect(cardMoves(other)[1]).toMatchObject({
      card: null,
      from: { handle: '0-DECK-1' },
      to: { area: 'HAND', handle: '0-HAND-0' },
      faces: { before: null, after: null },
      cause: 'draw',
    });
  });

  test('[S95] [OP-R17.1] DON!! move one by one: given, and back when their card goes', () => {
    const cards = { order: event(0, on('MAIN', { do: 'ko', what: { in: ['character'], of: 'you', n: 1 } })) };
    const { people, ...called } = shown(cards, {
      alice: { characters: ['guard'], hand: ['order'], donActive: 2 },
    });
    const guard = copyIn(people, ALICE, 'characters', 'guard');
    people.alice.does('give', 'guard', 2);
    people.alice.does('play', 'order');

    const don = called.moves.filter(({ what }) => what === 'don').map(({ from, to }) => [from.handle, to.handle]);
    expect(don).toEqual([
      ['0-COST_AREA-ACTIVE-1', `given-${guard}-0`],
      ['0-COST_AREA-ACTIVE-0', `given-${guard}-1`],
      [`given-${guard}-0`, '0-COST_AREA-RESTED-0'],
      [`given-${guard}-1`, '0-COST_AREA-RESTED-1'],
    ]);
    expect(called.moves[0]?.to).toMatchObject({ area: 'CHARACTER_AREA', slot: 0, under: guard });
  });
});

describe('states and values', () => {
  test('[S95] [OP-R17.2] Resting, power and keywords are told with what they were and are', () => {
    const steps = [
      { do: 'power', what: 'this', n: 2000, for: 'THIS_TURN' },
      { do: 'gain', what: 'this', keyword: 'BANISH', for: 'THIS_TURN' },
    ] as const;
    const cards = { striker: ch(3, 4000, saying(on('WHEN_ATTACKING', ...steps))) };
    const { people, ...called } = shown(cards, { alice: { characters: ['striker'] }, bola: { life: ['sailor'] } });
    attacks(people, people.alice, 'striker');

    const card = copyIn(people, ALICE, 'characters', 'striker');
    expect(called.states).toMatchObject([{ card, what: 'state', from: 'ACTIVE', to: 'RESTED' }]);
    expect(called.values).toMatchObject([
      { card, what: 'power', from: 4000, to: 6000 },
      { card, what: 'keyword', keyword: 'BANISH', from: false, to: true },
    ]);
    expect(called.moments).toEqual([
      'battle attackDeclared',
      'effect effectQueued',
      'effect effectUnqueued',
      'effect effectActivated',
      'effect effectResolved',
      'battle battleStepChanged',
      'battle battleStepChanged',
    ]);
  });

  test('[S95] [OP-R17.2] DON!! that pay turn one by one; a card that is looked at gets a face', () => {
    const look = { do: 'look', what: { top: 1, in: ['deck'] }, rest: 'as-they-were' } as const;
    const { people, ...called } = shown(
      { order: event(2, on('MAIN', look)) },
      { alice: { hand: ['order'], deck: ['sailor', 'guard'], donActive: 3 } },
      ALICE,
    );
    people.alice.does('play', 'order');

    expect(called.states).toMatchObject([
      { what: 'state', was: '0-COST_AREA-ACTIVE-1', handle: '0-COST_AREA-RESTED-0', to: 'RESTED' },
      { what: 'state', was: '0-COST_AREA-ACTIVE-2', handle: '0-COST_AREA-RESTED-1', to: 'RESTED' },
      { what: 'face', was: '0-DECK-1', from: null, to: { name: 'guard' } },
    ]);
  });

  test('[S95] [OP-R17.1] [OP-R17.2] In a random match every change is told once, and is true', () => {
    const called = noting();
    const events: OnePieceEvent[] = [];
    let follower: Follower | null = null;
    randomMatch(onePiece, 'hooks', (played) => {
      if (follower) return;
      const mine = follow(onePiece.kit, played.view(BOLA), called.hooks);
      follower = mine;
      played.listen(BOLA, (heard) => {
        if (!isOfGame(heard)) return;
        events.push(heard);
        mine.hear(heard);
      });
    });
    const times = (...types: OnePieceEvent['type'][]): number =>
      events.filter(({ type }) => types.includes(type)).reduce((sum, one) => sum + ('n' in one ? one.n : 1), 0);
    const turned = called.states.filter(({ what }) => what === 'state');

    expect(called.moves).toHaveLength(times('cardMoved', 'donMoved', 'donGiven', 'donTaken'));
    expect(turned).toHaveLength(times('cardStateChanged', 'donStateChanged'));
    expect(called.values).toHaveLength(times('powerChanged', 'costChanged', 'keywordChanged'));
    expect(called.moves.length).toBeGreaterThan(100);
    expect(called.moves.filter((move) => !isTrueMove(move))).toEqual([]);
    expect(called.values.filter((change) => !isTrueValue(change))).toEqual([]);
  });
});

/** It lay there before, and lies here now. */
function isTrueMove({ before, scene, seat, from, to, faces }: Move): boolean {
  const [was, now] = [handlesIn(before, seat), handlesIn(scene, seat)];
  return was.has(from.handle) && now.has(to.handle) && now.get(to.handle) === (faces.after?.name ?? null);
}
/** By handle: the name on it, or null. */
function handlesIn({ mats }: Snapshot, seat: Seat): Map<string, string | null> {
  const things = Object.values(AREA_NAMES).flatMap((area): readonly Thing[] => mats[seat][area]);
  return new Map(
    things.flatMap((thing): [string, string | null][] => {
      if (thing.kind !== 'card') return [[thing.handle, null]];
      return [[thing.handle, thing.face.name], ...thing.given.map((don): [string, null] => [don, null])];
    }),
  );
}
function isTrueValue(change: ValueChange): boolean {
  const { seat, handle } = change;
  const [was, is] = [change.before, change.scene].map(({ mats }) => {
    const { LEADER_AREA, CHARACTER_AREA, STAGE_AREA } = mats[seat];
    return [...LEADER_AREA, ...CHARACTER_AREA, ...STAGE_AREA].find((thing) => thing.handle === handle);
  });
  if (was?.kind !== 'card' || is?.kind !== 'card') return false;
  if (change.what === 'keyword') {
    return was.keywords.includes(change.keyword) === change.from && is.keywords.includes(change.keyword) === change.to;
  }
  return was[change.what].now === change.from && is[change.what].now === change.to;
}
