/** What each viewer's snapshot learns and forgets, in positions of invented cards (S93). */
import { SPECTATOR } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../src/index.ts';
import type { Step } from '../../src/tree/tree.ts';
import { draw, lets, on, restThis } from '../kit/effects.ts';
import { ch, event, type Has, type More, type People, playing, saying } from '../kit/playing.ts';
import { inStep, type Watched, watch } from './watching.ts';

const ALICE = 0;
const BOLA = 1;

/** A position in which everybody's snapshot is followed; `check` holds them against the views. */
function followed(cards: Readonly<Record<string, More>>, has: Has) {
  const people = playing(cards, has);
  const watched = watch(people.game, people.table.host);
  const scene = (viewer: 0 | 1 | typeof SPECTATOR): Snapshot =>
    (watched.find((one) => one.viewer === viewer) as Watched).scene;
  return { ...people, people, scene, check: () => inStep(people.game, people.table.host, watched) };
}
const names = ({ mats }: Snapshot, seat: 0 | 1, area: 'HAND' | 'DECK' | 'LIFE'): string[] =>
  mats[seat][area].map((thing) => (thing.kind === 'card' ? thing.face.name : '?'));
/** Plays an Event of this one step that costs nothing. */
function doing(has: Has, ...steps: Step[]) {
  const alice = { ...has.alice, hand: [...((has.alice?.hand as string[]) ?? []), 'order'] };
  const cards = { order: event(0, on('MAIN', ...steps)), mate: ch(3, 4000), friend: ch(2, 3000, saying()) };
  const all = followed(cards, { ...has, alice });
  all.alice.does('play', 'order');
  return all;
}
const answer = (people: People, ...things: (string | number)[]): void => {
  people.alice.picks(...things);
};

describe('what is known and forgotten', () => {
  test('[S93] Shown in a hand it is known there, until one card leaves that hand unseen', () => {
    const has = { bola: { hand: ['mate', 'friend', 'guard'] } };
    const { people, scene, check } = doing(
      has,
      { do: 'reveal', what: { in: ['hand'], of: 'opponent', n: 1, by: 'opponent' } },
      { do: 'choose', what: { in: ['character', 'leader'], n: 1 } },
      { do: 'move', what: { in: ['hand'], of: 'opponent', n: 1, by: 'opponent' }, to: 'deck-bottom' },
    );
    people.bola.picks('friend');
    check();
    expect([names(scene(ALICE), BOLA, 'HAND'), names(scene(SPECTATOR), BOLA, 'HAND')]).toEqual([
      ['friend', '?', '?'],
      ['friend', '?', '?'],
    ]);
    people.bola.picks('guard');
    check();

    expect(names(scene(ALICE), BOLA, 'HAND')).toEqual(['?', '?']);
    expect(names(scene(BOLA), BOLA, 'HAND')).toEqual(['mate', 'friend']);
    expect(names(scene(BOLA), BOLA, 'DECK').at(-1)).toBe('guard');
    expect(names(scene(ALICE), BOLA, 'DECK').at(-1)).toBe('?');
  });

  test('[S93] A look at the top shows it to one player, who also knows in which order it went back', () => {
    const has = { alice: { deck: ['sailor', 'sailor', 'guard', 'friend', 'mate'] } };
    const { people, scene, check } = doing(has, {
      do: 'look',
      what: { top: 3, in: ['deck'] },
      take: { upTo: 1, to: 'hand' },
      rest: 'deck-bottom',
    });
    check();
    expect(names(scene(ALICE), ALICE, 'DECK')).toEqual(['mate', 'friend', 'guard', '?', '?']);
    expect(names(scene(BOLA), ALICE, 'DECK')).toEqual(['?', '?', '?', '?', '?']);
    answer(people, 'friend');
    answer(people, 'guard', 'mate');
    check();

    expect(names(scene(ALICE), ALICE, 'DECK')).toEqual(['?', '?', 'guard', 'mate']);
    expect(names(scene(BOLA), ALICE, 'DECK')).toEqual(['?', '?', '?', '?']);
    expect(names(scene(BOLA), ALICE, 'HAND')).toEqual(['?']);
  });

  test('[S93] Cards that go to the bottom together are seen to go, and their order is not', () => {
    const has = { alice: { trash: ['guard', 'friend'], deck: ['sailor', 'sailor'] } };
    const { people, scene, check } = doing(has, {
      do: 'move',
      what: { in: ['trash'], n: 2, where: { category: ['CHARACTER'] } },
      to: 'deck-bottom',
    });
    answer(people, 'friend', 'guard');
    check();

    expect(names(scene(ALICE), ALICE, 'DECK')).toEqual(['?', '?', 'friend', 'guard']);
    expect(names(scene(BOLA), ALICE, 'DECK')).toEqual(['?', '?', '?', '?']);
  });

  test('[S93] A Life card that is turned is open, wherever it lies, until it goes', () => {
    const has = { alice: { life: ['guard', 'friend'] } };
    const { scene, check } = doing(has, { do: 'turnLife', which: 'top', faceUp: true });
    check();

    const [top, below] = scene(BOLA).mats[ALICE].LIFE;
    expect(top).toMatchObject({ kind: 'card', faceUp: true, face: { name: 'friend' }, index: 0 });
    expect(below).toMatchObject({ kind: 'back', index: 1 });
  });

  test('[S93] A whole deck that is searched is one player’s to see, and nobody’s when it is shuffled', () => {
    const has = { alice: { deck: ['guard', 'friend', 'mate'] } };
    const { people, scene, check } = doing(
      has,
      { do: 'move', what: { in: ['deck'], upTo: 1, where: { name: ['friend'] } }, to: 'hand' },
      { do: 'shuffle' },
    );
    check();
    expect(names(scene(ALICE), ALICE, 'DECK')).toEqual(['mate', 'friend', 'guard']);
    answer(people, 'friend');
    check();

    expect(names(scene(ALICE), ALICE, 'DECK')).toEqual(['?', '?']);
    expect(names(scene(BOLA), ALICE, 'HAND')).toEqual(['friend']);
  });

  test('[S93] A drawn card is known to who drew it; a match that is given up has its result', () => {
    const { people, scene, check } = doing({ alice: { deck: ['sailor', 'guard'] } }, draw(1));
    check();
    expect(names(scene(ALICE), ALICE, 'HAND')).toEqual(['guard']);
    expect(names(scene(SPECTATOR), ALICE, 'HAND')).toEqual(['?']);
    people.bola.concedes();
    check();

    expect(scene(SPECTATOR).result).toEqual({ reason: 'CONCEDED', winners: [ALICE] });
  });

  test('[S93] A Character keeps its place when another goes, and the next one takes the free place', () => {
    const has = { alice: { characters: ['mate', 'guard', 'friend'], hand: ['guard'], donActive: 1 } };
    const { people, scene, check } = doing(has, { do: 'move', what: { in: ['character'], n: 1 }, to: 'hand' });
    const slots = () =>
      scene(BOLA).mats[ALICE].CHARACTER_AREA.map((one) => one.kind === 'card' && [one.face.name, one.index, one.slot]);
    answer(people, 'mate');
    check();
    expect(slots()).toEqual([
      ['guard', 0, 1],
      ['friend', 1, 2],
    ]);
    people.alice.does('play', 'guard');
    check();

    expect(slots()).toEqual([
      ['guard', 0, 1],
      ['friend', 1, 2],
      ['guard', 2, 0],
    ]);
  });
});

test('[S93] Of two effects that wait, the one that was chosen leaves the queue', () => {
  const one = ch(2, 3000, saying(on('START_OF_MAIN', draw(1)), on('END_OF_YOUR_TURN', draw(1), restThis)));
  const two = ch(2, 3000, saying(on('END_OF_YOUR_TURN', { do: 'draw', n: 1, upTo: true })));
  const { people, scene, check } = followed({ one, two }, { alice: { characters: ['one', 'two'] } });
  people.alice.does('end');
  check();
  expect(scene(BOLA).pending.map(({ effect }) => effect)).toEqual(['one#2', 'two#1']);
  lets(people, people.alice, 'two#1');
  check();

  expect(scene(BOLA).pending).toEqual([{ seat: ALICE, effect: 'one#2' }]);
});

test('[S93] A Character that is played rested comes rested', () => {
  const { people, scene, check } = doing(
    { alice: { hand: ['mate'] } },
    { do: 'play', what: { in: ['hand'], upTo: 1, where: { name: ['mate'] } }, rested: true },
  );
  answer(people, 'mate');
  check();

  expect(scene(BOLA).mats[ALICE].CHARACTER_AREA).toMatchObject([{ face: { name: 'mate' }, state: 'RESTED' }]);
});

test('[S93] A match that is cut short has its result too', () => {
  const { people, check, scene } = doing({ alice: { donActive: 1 } }, draw(1));
  people.match.answers = people.game.maxAnswers;
  people.alice.does('give', 'captain', 1);
  check();

  expect(scene(BOLA).result).toEqual({ reason: 'cut', winners: [] });
});
