import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/data/read-card.ts';
import { readChangedRules } from '../../src/data/rules-context.ts';
import type { Effect, Occasion, Step } from '../../src/tree/tree.ts';
import { attacks, resolved } from '../kit/battles.ts';
import { draw, on, powerNow } from '../kit/effects.ts';
import { ch, event, leader, playing, saying } from '../kit/playing.ts';

describe('texts that wait for some Events and Triggers only', () => {
  const dear = (area: 'hand' | 'trash' | 'life', timing: 'ON_EVENT_ACTIVATED' | 'ON_TRIGGER_ACTIVATED'): Effect => ({
    timings: [timing],
    when: { cards: { in: [area], where: { cost: { min: 3 } } } },
    steps: [{ do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' }],
  });

  test('[OP-R7.6] An Event is named by where it was used, or where it lies', () => {
    const cards = {
      one: ch(1, 1000, saying(dear('hand', 'ON_EVENT_ACTIVATED'))),
      two: ch(1, 1000, saying(dear('trash', 'ON_EVENT_ACTIVATED'))),
      big: event(3, on('MAIN', draw(1))),
      small: event(0, on('MAIN', draw(1))),
    };
    const people = playing(cards, { alice: { hand: ['big', 'small'], characters: ['one', 'two'], donActive: 3 } });
    people.alice.does('play', 'small');
    expect(resolved(people)).toEqual(['small#1']);
    people.alice.does('play', 'big');
    people.alice.picks(0);

    expect(resolved(people).slice(2).sort()).toEqual(['one#1', 'two#1']);
  });

  test('[OP-R7.6] A Trigger by the Life that its card comes from', () => {
    const cards = {
      one: ch(1, 1000, saying(dear('life', 'ON_TRIGGER_ACTIVATED'))),
      big: event(3, on('TRIGGER', draw(1))),
    };
    const people = playing(cards, { bola: { characters: ['one'], life: ['sailor', 'big'] } });
    attacks(people, people.alice, 'captain');
    people.bola.does('done');
    people.bola.chooses('trigger');

    expect(resolved(people)).toEqual(['big#1', 'one#1']);
  });
});

describe('"once per turn, cannot …" for a time', () => {
  test('[OP-R7.4] covers the first occasion of each turn', () => {
    const ward: Step = {
      do: 'cannot',
      what: { all: true, in: ['character'] },
      be: 'BE_KOED',
      oncePerTurn: true,
      for: 'UNTIL_END_OF_OPPONENTS_NEXT_TURN',
    };
    const kill = event(0, on('MAIN', { do: 'ko', what: { all: true, of: 'either', in: ['character'] } }));
    const people = playing(
      { ward: event(0, on('MAIN', ward)), kill },
      { alice: { hand: ['ward', 'kill'], characters: ['guard'] }, bola: { hand: ['kill', 'kill'] } },
    );
    people.alice.does('play', 'ward');
    people.alice.does('play', 'kill');
    expect(people.alice).toHave({ characters: ['guard'] });
    people.alice.does('end');
    people.bola.does('play', 'kill');
    expect(people.alice).toHave({ characters: ['guard'] });
    people.bola.does('play', 'kill');

    expect(people.alice).toHave({ characters: [] });
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
    expect(powerNow(people, 0, 'chief', 'leader')).toBe(3000);
    people.alice.does('play', 'guard');

    expect(powerNow(people, 0, 'chief', 'leader')).toBe(8000);
  });
});

describe('what nothing could follow', () => {
  test('[OP-R11.1] A rules file cannot make another kind of word of a keyword', () => {
    const { keywords } = playing({}).game.kit.rules;
    const strange = keywords.map((one) => (one.id === 'BLOCKER' ? { ...one, category: 'cost' } : one));

    const read = readChangedRules({ keywords: strange });

    expect('problems' in read && read.problems).toEqual([expect.stringMatching(/BLOCKER is ability/)]);
  });

  test('[OP-R2.4] A text that waits for cards where nobody knows which they are is refused', () => {
    const waits = (when: Occasion): Effect => ({ timings: ['ON_HAND_TRASHED'], when, steps: [draw(1)] });
    const card = (effect: Effect) =>
      readCard({
        id: 'XX-001',
        name: 'Lamp Keeper',
        category: 'CHARACTER',
        colours: ['red'],
        types: ['Crew'],
        attributes: ['Slash'],
        cost: 1,
        power: 1000,
        rarity: 'C',
        effects: [effect],
      });

    expect(card(waits({ whose: 'either' }))).not.toHaveProperty('problems');
    const read = card(waits({ cards: { in: ['trash'] } }));

    expect('problems' in read && read.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/ON_HAND_TRASHED happens to a player/),
    ]);
  });
});
