import { describe, expect, test } from 'vitest';
import type { Cause, Duration, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { on } from '../kit/effects.ts';
import { ch, event, type People, playing } from '../kit/playing.ts';

const toss: Step = { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' };
const shield = (by: Cause | null, time: Duration, optional = true): Step => ({
  do: 'instead',
  would: { what: 'KO', cards: { in: ['character'] }, ...(by ? { by } : {}) },
  ...(optional ? { optional } : {}),
  steps: [toss],
  for: time,
});
const slayAll: Step = { do: 'ko', what: { all: true, of: 'either', in: ['character'] } };
const cards = {
  brute: ch(5, 7000),
  ward: event(0, on('COUNTER', shield('battle', 'THIS_TURN'))),
  truce: event(0, on('MAIN', shield(null, 'THIS_TURN'))),
  must: event(0, on('MAIN', shield(null, 'THIS_TURN', false))),
  pledge: event(0, on('MAIN', shield(null, 'UNTIL_END_OF_OPPONENTS_NEXT_TURN'))),
  storm: event(0, on('MAIN', slayAll)),
  herald: ch(1, 1000, { effects: [on('ON_PLAY', shield(null, 'THIS_TURN'))] }),
  mute: event(0, on('MAIN', { do: 'negate', what: { all: true, in: ['character'] }, for: 'THIS_TURN' })),
};
const struck = (people: People, by: string, target: string): void => {
  attacks(people, people.alice, by, target);
};

describe('[OP-R15.3] what stands in for a while', () => {
  test('[OP-R15.2] saves whatever it covers, as often as it is paid for, until the turn ends', () => {
    const people = playing(cards, {
      alice: { hand: ['truce', 'storm', 'storm', 'guard', 'guard', 'storm'], characters: ['brute'] },
    });
    const { alice } = people;

    alice.does('play', 'truce');
    for (const _ of [1, 2]) {
      alice.does('play', 'storm');
      alice.chooses('yes');
      alice.picks('guard');
    }
    expect(alice).toHave({ characters: ['brute'], hand: ['storm'] });
    alice.does('end');
    people.bola.does('end');
    alice.does('play', 'storm');

    expect(alice).toHave({ characters: [] });
  });

  test('[OP-R15.2] may be declined, and covers only what it says', () => {
    const at = () =>
      playing(cards, {
        alice: { characters: ['brute', 'guard'], hand: ['storm'] },
        bola: { hand: ['ward', 'guard'], characters: ['sailor', 'guard'], rested: { sailor: 1, guard: 1 } },
      });
    const declined = at();
    struck(declined, 'brute', 'sailor');
    declined.bola.does('event', 'ward');
    declined.bola.does('done');
    declined.bola.chooses('no');
    expect(declined.bola).toHave({ characters: ['guard'], hand: ['guard'] });

    declined.alice.does('play', 'storm');
    expect(declined.bola).toHave({ characters: [], hand: ['guard'] });
  });

  test('[OP-R15.2] without "may" it is done, and where it cannot be done nothing is saved', () => {
    const at = (hand: string[]) => {
      const people = playing(cards, { alice: { hand: ['must', 'storm', ...hand], characters: ['brute'] } });
      people.alice.does('play', 'must');
      people.alice.does('play', 'storm');
      return people.alice;
    };

    expect(at(['guard'])).toHave({ characters: ['brute'], hand: [] });
    expect(at([])).toHave({ characters: [] });
  });

  test('one payment saves all of them', () => {
    const { alice } = playing(cards, {
      alice: { hand: ['truce', 'storm', 'guard'], characters: ['brute', 'sailor'] },
    });

    alice.does('play', 'truce');
    alice.does('play', 'storm');
    alice.chooses('yes');

    expect(alice).toHave({ characters: ['brute', 'sailor'], hand: [] });
  });

  test('each of two is offered', () => {
    const people = playing(cards, { alice: { hand: ['truce', 'truce', 'storm', 'guard'], characters: ['brute'] } });
    const { alice } = people;

    alice.does('play', 'truce');
    alice.does('play', 'truce');
    alice.does('play', 'storm');
    alice.chooses('no');
    alice.chooses('yes');

    expect(alice).toHave({ characters: ['brute'], hand: [] });
  });

  test('it lasts as long as it says, into the other turn', () => {
    const people = playing(cards, {
      alice: { hand: ['pledge', 'guard'], characters: ['sailor'] },
      bola: { hand: ['storm'] },
    });
    people.alice.does('play', 'pledge');
    people.alice.does('end');
    people.bola.does('play', 'storm');
    people.alice.chooses('yes');

    expect(people.alice).toHave({ characters: ['sailor'], hand: [] });
  });

  test('what was granted goes on when the text that granted it is negated', () => {
    const { alice } = playing(cards, {
      alice: { hand: ['herald', 'mute', 'storm', 'guard'], donActive: 1 },
    });

    alice.does('play', 'herald');
    alice.does('play', 'mute');
    alice.does('play', 'storm');
    alice.chooses('yes');

    expect(alice).toHave({ characters: ['herald'], hand: [] });
  });

  test('[OP-R15.3] it holds for the Characters that were there, not for those that come later or come back', () => {
    const has = { alice: { hand: ['truce', 'late', 'storm', 'guard'], characters: ['brute'] } };
    const { alice } = playing({ ...cards, late: ch(0, 1000) }, has);
    alice.does('play', 'truce');
    alice.does('play', 'late');
    alice.does('play', 'storm');
    alice.chooses('yes');
    expect(alice).toHave({ characters: ['brute'], hand: [] });

    const leap = event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }));
    const back = playing(
      { ...cards, leap, late: ch(0, 1000) },
      { alice: { hand: ['truce', 'leap', 'storm', 'guard'], characters: ['late'] } },
    );
    for (const card of ['truce', 'leap', 'late', 'storm']) back.alice.does('play', card);
    expect(back.alice).toHave({ characters: [], hand: ['guard'] });
  });
});
