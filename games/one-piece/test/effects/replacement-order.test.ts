import { describe, expect, test } from 'vitest';
import type { Effect, Step, Would } from '../../src/tree/tree.ts';
import { toldOf } from '../kit/battles.ts';
import { draw, on, trash1 } from '../kit/effects.ts';
import { ch, copyIn, event, leader, type More, type People, playing, saying } from '../kit/playing.ts';

const pile = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const theirs = { of: 'opponent', in: ['character'] } as const;
const use = (...steps: Step[]): More => event(0, on('MAIN', ...steps));
const koOne = use({ do: 'ko', what: { n: 1, ...theirs } });
const koAll = use({ do: 'ko', what: { all: true, ...theirs } });
const trashLife: Step = { do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' };
const instead = (would: Would, steps: Step[], more: Partial<Effect> = {}): Effect => ({
  timings: ['REPLACEMENT'],
  would,
  steps,
  ...more,
});
const saved = (people: People): string[] => toldOf(people, 'replacementUsed').map(({ effect }) => effect);
const source = ({ game, match }: People): string | undefined =>
  match.asking ? game.faceIn(match.table, match.asking.source)?.id : undefined;

describe('two texts that could both save a card', () => {
  const cards = {
    koOne,
    chief: leader(
      5000,
      5,
      saying(instead({ what: 'KO', cards: { in: ['character'] } }, [trash1], { optional: true, oncePerTurn: true })),
    ),
    martyr: ch(2, 3000, saying(instead({ what: 'KO' }, [trashLife], { optional: true, oncePerTurn: true }))),
  };
  const has = {
    alice: { hand: ['koOne'] },
    bola: { leader: ['chief'], characters: ['martyr'], hand: ['sailor'], life: ['guard', 'guard'], deck: pile },
  };

  test("[S90] The card's own is offered first, then the Leader's; both declined, neither is spent", () => {
    const people = playing(cards, has);
    const { alice, bola } = people;
    const martyr = copyIn(people, 1, 'characters', 'martyr');

    alice.does('play', 'koOne');
    expect(source(people)).toBe('martyr');
    bola.chooses('no');
    expect(source(people)).toBe('chief');
    bola.chooses('no');

    expect(bola).toHave({
      characters: [],
      trash: ['martyr'],
      hand: ['sailor'],
      life: ['guard', 'guard'],
      used: { chief: 0 },
    });
    expect(people.match.table.used[martyr]).toBe(0);
    expect(alice).toBeAsked('main');
  });

  test('[S90] The first accepted, the second is not offered', () => {
    const people = playing(cards, has);

    people.alice.does('play', 'koOne');
    people.bola.chooses('yes');

    expect(people.bola).toHave({
      characters: ['martyr'],
      hand: ['sailor'],
      life: ['guard'],
      used: { martyr: 1, chief: 0 },
    });
    expect(people.alice).toBeAsked('main');
  });

  test('[S90] Accepted after the first was declined, the second alone is spent', () => {
    const people = playing(cards, {
      ...has,
      alice: { hand: ['koOne', 'koOne'] },
      bola: { ...has.bola, hand: ['sailor', 'sailor'] },
    });
    const { alice, bola } = people;
    alice.does('play', 'koOne');
    bola.chooses('no');
    bola.chooses('yes');
    bola.picks('sailor');
    expect(bola).toHave({ characters: ['martyr'], used: { martyr: 0, chief: 1 } });

    alice.does('play', 'koOne');
    expect(source(people)).toBe('martyr');
    bola.chooses('no');

    expect(bola).toHave({ characters: [], trash: ['sailor', 'martyr'] });
  });

  test("[S90] Of texts that are not its own, the turn player's come first", () => {
    const medic = ch(
      1,
      1000,
      saying(
        instead({ what: 'KO', cards: { of: 'either', in: ['character'], where: { name: ['martyr'] } } }, [trash1], {
          optional: true,
        }),
      ),
    );
    const people = playing(
      { koOne, medic, martyr: ch(2, 3000) },
      {
        alice: { hand: ['koOne', 'guard'], characters: ['medic'] },
        bola: { characters: ['martyr', 'medic'], hand: ['guard'] },
      },
    );
    const { alice, bola } = people;

    alice.does('play', 'koOne');
    alice.picks('martyr');
    expect(alice).toBeAsked('replace');
    alice.chooses('no');

    expect(bola).toBeAsked('replace');
  });

  test('[OP-R15.2] Two that must be used: their player says which', () => {
    const shield = (steps: Step[]): More =>
      ch(1, 1000, saying(instead({ what: 'KO', cards: { in: ['character'], where: { name: ['martyr'] } } }, steps)));
    const people = playing(
      { koOne, priest: shield([trash1]), nurse: shield([trashLife]), martyr: ch(2, 3000) },
      {
        alice: { hand: ['koOne'] },
        bola: { characters: ['martyr', 'priest', 'nurse'], hand: ['sailor'], life: ['guard'] },
      },
    );
    const { alice, bola } = people;

    alice.does('play', 'koOne');
    alice.picks('martyr');
    expect(bola).toBeAsked('which-instead');
    expect(people.match.asking?.from).toHaveLength(2);
    bola.picks('nurse');

    expect(saved(people)).toEqual(['nurse#1']);
    expect(bola).toHave({ characters: ['martyr', 'priest', 'nurse'], life: [], hand: ['sailor'] });
  });
});

describe("an effect that K.O.'s two Characters", () => {
  const cards = {
    koAll,
    chief: leader(
      5000,
      5,
      saying(
        instead({ what: 'KO', cards: { in: ['character'], where: { cost: { max: 2 } } } }, [trash1], {
          optional: true,
        }),
      ),
    ),
    brute: ch(5, 6000, saying(on('ON_KO', draw(1)))),
  };
  const has = {
    alice: { hand: ['koAll'] },
    bola: { leader: ['chief'], characters: ['sailor', 'brute', 'sailor'], hand: ['guard', 'guard'], deck: pile },
  };

  test('[S91] that one replacement covers: one payment saves both', () => {
    const people = playing(cards, has);
    const { alice, bola } = people;

    alice.does('play', 'koAll');
    bola.chooses('yes');
    bola.picks('guard');

    // The brute is not covered.
    expect(bola).toHave({ characters: ['sailor', 'sailor'], trash: ['guard', 'brute'], hand: ['guard', 'guard'] });
    expect(toldOf(people, 'replacementUsed').map(({ saved: cardsSaved }) => cardsSaved.length)).toEqual([2]);
    expect(alice).toBeAsked('main');
  });

  test('[S91] or none is saved', () => {
    const people = playing(cards, has);

    people.alice.does('play', 'koAll');
    people.bola.chooses('no');

    expect(people.bola).toHave({ characters: [], hand: ['guard', 'guard', 'guard'] });
    expect(toldOf(people, 'cardKO')).toHaveLength(3);
    expect(people.alice).toBeAsked('main');
  });
});
