import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, on, powerReadNow } from '../kit/effects.ts';
import { answersOf, ch, event, leader, playing, saying } from '../kit/playing.ts';

describe('"draw 1 for each"', () => {
  const cull: Step = { do: 'ko', what: { all: true, of: 'opponent', in: ['character'], where: { cost: { max: 1 } } } };
  const cards = {
    cull: event(0, on('MAIN', cull, { do: 'draw', n: { done: 'n' } })),
    flea: ch(1, 1000),
    saint: ch(
      1,
      1000,
      saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED_BY_EFFECTS' }] }),
    ),
  };

  test.each([
    ['nobody is there', [], 0],
    ['nobody fits', ['sailor'], 0],
    ['who fits is protected', ['saint'], 0],
    ['one of three falls', ['saint', 'flea', 'sailor'], 1],
    ['two fall', ['flea', 'flea'], 2],
  ])('[S105] [OP-R7.5] %s', (_what, characters, drawn) => {
    const people = playing(cards, { alice: { hand: ['cull'] }, bola: { characters } });

    people.alice.does('play', 'cull');

    expect(people.match.table.hand[0]).toHaveLength(drawn);
    expect(resolved(people)).toEqual(['cull#1']);
    expect(people.match.over).toBeNull();
  });

  test('[S105] [OP-R7.5] Less than none is none as well, and never the opposite', () => {
    const fewer: Step = { do: 'draw', n: { count: { in: ['character'] }, plus: -2 } };
    const people = playing({ odd: event(0, on('MAIN', fewer)) }, { alice: { hand: ['odd', 'guard'] } });

    people.alice.does('play', 'odd');

    expect(people.alice).toHave({ hand: ['guard'] });
  });
});

describe('"choose one"', () => {
  const either: Step = {
    do: 'chooseOne',
    options: [[{ do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } }], [draw(1)]],
  };
  const cards = { fork: event(0, on('MAIN', either)) };

  test('[S106] [OP-R7.5] What is impossible may still be chosen, and does nothing', () => {
    const people = playing(cards, { alice: { hand: ['fork'] } });

    people.alice.does('play', 'fork');
    expect(answersOf(people, people.alice)).toEqual(['1', '2']);
    people.alice.chooses('1');

    expect(people.alice).toHave({ hand: [], trash: ['fork'] });
    expect(people.alice).toBeAsked('main');
  });

  test('[S106] [OP-R7.5] The other one does what it says, and only that', () => {
    const people = playing(cards, { alice: { hand: ['fork'] }, bola: { characters: ['sailor'] } });

    people.alice.does('play', 'fork');
    people.alice.chooses('2');

    expect(people.alice).toHave({ hand: ['sailor'] });
    expect(people.bola).toHave({ characters: ['sailor'] });
  });
});

describe('a text that takes its own card away', () => {
  test('[S119] [OP-R7.5] [On Play] returns itself to the hand: the rest still resolves', () => {
    const home: Step = { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' };
    const muster: Step = {
      do: 'play',
      what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], cost: { max: 1 } } },
    };
    const people = playing(
      { herald: ch(2, 3000, saying(on('ON_PLAY', home, muster))) },
      { alice: { hand: ['herald', 'guard'], donActive: 2 } },
    );
    const { alice } = people;

    alice.does('play', 'herald');
    expect(alice).toHave({ hand: ['herald', 'guard'], characters: [] });
    alice.picks('guard');

    expect(alice).toHave({ hand: ['herald'], characters: ['guard'] });
    expect(resolved(people)).toEqual(['herald#1']);
  });

  test('[S119] [OP-R7.5] [When Attacking] trashes the attacker: a card is drawn, and the battle ends after it', () => {
    const burn: Step = { do: 'move', what: { n: 1, in: ['character'] }, to: 'trash' };
    const people = playing(
      { torch: ch(2, 9000, saying(on('WHEN_ATTACKING', burn, draw(1)))) },
      { alice: { characters: ['torch'] }, bola: { hand: ['guard'], life: ['sailor'] } },
    );

    attacks(people, people.alice, 'torch');

    expect(people.alice).toHave({ characters: [], trash: ['torch'], hand: ['sailor'] });
    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ life: ['sailor'], hand: ['guard'] });
    const steps = people.told.flatMap((one) => (one.type === 'battleStepChanged' ? [one.step] : []));
    expect(steps).toEqual(['end']);
  });
});

describe('steps in steps', () => {
  test('[OP-R7.5] A repetition inside a repetition counts for itself', () => {
    const twice = (...steps: Step[]): Step => ({ do: 'repeat', n: 2, steps });
    const people = playing(
      { drum: event(0, on('MAIN', { do: 'repeat', n: 3, steps: [twice(draw(1))] })) },
      { alice: { hand: ['drum'] } },
    );
    people.alice.does('play', 'drum');

    expect(people.match.table.hand[0]).toHaveLength(6);
  });

  test('[OP-R12.2] An "if" in a standing text chooses between its changes', () => {
    const text: Effect = {
      timings: ['PERMANENT'],
      steps: [
        { do: 'power', what: 'this', n: 1000 },
        {
          do: 'if',
          if: { have: { in: ['character'] } },
          then: [{ do: 'power', what: 'this', n: 2000 }],
          else: [{ do: 'power', what: 'this', n: -3000 }],
        },
      ],
    };
    const people = playing(
      { chief: leader(5000, 5, saying(text)) },
      { alice: { leader: ['chief'], hand: ['guard'], donActive: 1 } },
    );
    expect(powerReadNow(people, 0, 'chief', 'leader')).toBe(3000);
    people.alice.does('play', 'guard');

    expect(powerReadNow(people, 0, 'chief', 'leader')).toBe(8000);
  });
});
