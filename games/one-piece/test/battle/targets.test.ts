import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, shown, toldOf } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { answersOf, ch, copyIn, event, leader, playing, saying } from '../kit/playing.ts';

const wakes: Step = { do: 'setActive', what: { n: 1, in: ['character'], where: { state: 'rested' } } };
const cards = {
  brute: ch(4, 6000),
  nap: ch(3, 4000, { keywords: ['BLOCKER'] }),
  bell: event(0, on('COUNTER', wakes)),
  alarm: ch(1, 1000, saying(on('ON_OPPONENT_ATTACK', wakes))),
};

describe('a target that becomes active', () => {
  test('[S108] [OP-R5.3] Made active by a Counter it remains the target', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { characters: ['nap'], rested: { nap: 1 }, hand: ['bell'] },
    });
    attacks(people, people.alice, 'brute', 'nap');
    expect(people.bola).toBeAsked('counter');

    people.bola.does('event', 'bell');

    expect(shown(people, 1, 'nap', 'rested')).toBe(0);
    expect(people.bola).toBeAsked('counter');
    expect(people.match.table.target).toBe(copyIn(people, 1, 'characters', 'nap'));
    people.bola.does('done');
    expect(people.bola).toHave({ characters: [], trash: ['bell', 'nap'] });
    expect(toldOf(people, 'blockDeclared')).toEqual([]);
  });

  test('[S108] [OP-R5.2] Active again before the Block Step, it cannot block for itself', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { characters: ['alarm', 'nap'], rested: { nap: 1 } },
    });

    attacks(people, people.alice, 'brute', 'nap');

    expect(shown(people, 1, 'nap', 'rested')).toBe(0);
    expect(people.bola).toBeAsked('counter');
  });

  test('[S108] [OP-R5.2] For another target it could', () => {
    const people = playing(cards, {
      alice: { characters: ['brute'] },
      bola: { characters: ['alarm', 'nap'], rested: { nap: 1 }, life: ['sailor'] },
    });

    attacks(people, people.alice, 'brute');

    expect(answersOf(people, people.bola)).toEqual(['nap', 'enough']);
  });
});

describe('a Leader with [Blocker]', () => {
  const shield = leader(5000, 4, { keywords: ['BLOCKER'] });

  test('[S127] [OP-R5.2] It blocks for a Character, and when it loses it takes damage', () => {
    const people = playing(
      { ...cards, shield },
      {
        alice: { characters: ['brute'] },
        bola: { leader: ['shield'], characters: ['sailor'], rested: { sailor: 1 }, life: ['guard', 'guard'] },
      },
    );
    const { bola } = people;

    attacks(people, people.alice, 'brute', 'sailor');
    expect(answersOf(people, bola)).toEqual(['shield', 'enough']);
    bola.picks('shield');
    expect(shown(people, 1, 'shield', 'rested')).toBe(1);
    bola.does('done');
    bola.chooses('take');

    expect(bola).toHave({ characters: ['sailor'], life: ['guard'], hand: ['guard'] });
    expect(people.alice).toBeAsked('main');
  });

  test('[S127] [OP-R5.2] It cannot block for itself', () => {
    const people = playing(
      { ...cards, shield },
      { alice: { characters: ['brute'] }, bola: { leader: ['shield'], life: ['guard'] } },
    );

    people.alice.does('attack', 'brute', copyIn(people, 1, 'leader', 'shield'));

    expect(people.bola).toBeAsked('counter');
  });

  test('[S127] [OP-R5.1] [On Block] "the attacker cannot attack this turn": the running battle goes on', () => {
    const tires: Effect = on('ON_BLOCK', { do: 'cannot', what: 'attacker', be: 'ATTACK', for: 'THIS_TURN' });
    const wakesUp: Effect = {
      timings: ['ACTIVATE_MAIN'],
      steps: [{ do: 'setActive', what: { all: true, in: ['character'], where: { name: ['brute'] } } }],
    };
    const people = playing(
      {
        ...cards,
        hedge: ch(2, 3000, { keywords: ['BLOCKER'], effects: [tires] }),
        nurse: ch(1, 1000, saying(wakesUp)),
      },
      { alice: { characters: ['brute', 'nurse'] }, bola: { characters: ['hedge'], life: ['sailor'] } },
    );

    attacks(people, people.alice, 'brute');
    people.bola.picks('hedge');
    people.bola.does('done');

    expect(people.bola).toHave({ trash: ['hedge'], life: ['sailor'] });
    people.alice.does('activate', 'nurse', 1);
    expect(shown(people, 0, 'brute', 'rested')).toBe(0);
    const again = { do: 'attack', card: 'brute', at: copyIn(people, 1, 'leader', 'captain') };
    expect(people.alice.refusal(again)).toMatchObject({ code: 'CANNOT_ATTACK' });
  });
});

describe('[OP-R7.3] "with 4000 power or less"', () => {
  test('is said of cards that have power: no Event, no Stage', () => {
    const weak: Step = { do: 'move', what: { upTo: 1, in: ['trash'], where: { power: { max: 4000 } } }, to: 'hand' };
    const people = playing(
      { fetch: event(0, on('MAIN', weak)), omen: event(0), pier: { category: 'STAGE', cost: 1 } },
      { alice: { hand: ['fetch'], trash: ['omen', 'pier', 'sailor'] } },
    );
    people.alice.does('play', 'fetch');
    expect(answersOf(people, people.alice).sort()).toEqual(['enough', 'sailor']);
  });
});
