import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type More, playing, saying } from '../kit/playing.ts';

const holds = (...steps: Step[]): Effect => ({ timings: ['PERMANENT'], steps });
const blocker = (power: number): More => ch(1, power, { keywords: ['BLOCKER'] });
const attacksOf = (people: ReturnType<typeof playing>): string[] =>
  answersOf(people, people.alice).filter((answer) => answer.startsWith('attack'));

describe('what is forbidden for some cards only', () => {
  const weakOnly: Step = {
    do: 'playerCannot',
    who: 'opponent',
    be: 'ACTIVATE_BLOCKER',
    where: { power: { max: 4000 } },
    for: 'THIS_TURN',
  };
  const cards = { hush: event(0, on('MAIN', weakOnly)), low: blocker(2000), high: blocker(6000) };

  test('[OP-R5.2] "Cannot activate [Blocker] of Characters with 4000 power or less" leaves the others', () => {
    const people = playing(cards, {
      alice: { hand: ['hush'] },
      bola: { characters: ['low', 'high'], life: ['sailor'] },
    });
    people.alice.does('play', 'hush');
    attacks(people, people.alice, 'captain');

    expect(people.bola).toBeAsked('block');
    expect(answersOf(people, people.bola)).toEqual(['high', 'enough']);
  });

  test('[OP-R5.1] "Cannot attack Characters with a cost of 3 or less" leaves the others', () => {
    const shy = saying(
      holds({ do: 'cannot', what: 'this', be: 'ATTACK', against: { category: ['CHARACTER'], cost: { max: 3 } } }),
    );
    const people = playing(
      { shy: ch(1, 9000, shy), small: ch(2, 1000), big: ch(5, 1000) },
      {
        alice: { characters: ['shy'], rested: { captain: 1 } },
        bola: { characters: ['small', 'big'], rested: { small: 1, big: 1 } },
      },
    );

    expect(attacksOf(people).filter((answer) => answer.startsWith('attack shy'))).toEqual([
      'attack shy captain',
      'attack shy big',
    ]);
  });

  test('[OP-R5.1] The same for a time, by an effect', () => {
    const calm = event(
      0,
      on('MAIN', {
        do: 'cannot',
        what: { all: true, in: ['character'] },
        be: 'ATTACK',
        against: { category: ['LEADER'] },
        for: 'THIS_TURN',
      }),
    );
    const people = playing(
      { calm, brute: ch(1, 9000), small: ch(2, 1000) },
      { alice: { characters: ['brute'], hand: ['calm'] }, bola: { characters: ['small'], rested: { small: 1 } } },
    );
    people.alice.does('play', 'calm');

    expect(attacksOf(people).filter((answer) => answer.startsWith('attack brute'))).toEqual(['attack brute small']);
  });

  test('[OP-R5.2] "Cannot block Characters with 7000 power or more"', () => {
    const timid = saying(holds({ do: 'cannot', what: 'this', be: 'BLOCK', against: { power: { min: 7000 } } }));
    const has = {
      alice: { characters: ['brute', 'mate'] },
      bola: { characters: ['timid'], life: ['sailor', 'sailor'] },
    };
    const people = playing({ timid: { ...blocker(2000), ...timid }, brute: ch(1, 7000), mate: ch(1, 6000) }, has);

    attacks(people, people.alice, 'brute');
    expect(people.bola).toBeAsked('counter');
    people.bola.does('done');
    people.bola.chooses('take');
    attacks(people, people.alice, 'mate');

    expect(people.bola).toBeAsked('block');
  });

  test('[OP-R8.1] "Cannot be K.O.\'d by effects of Characters with a cost of 3 or less" looks at whose it is', () => {
    const safe = saying(
      holds({
        do: 'cannot',
        what: 'this',
        be: 'BE_KOED_BY_EFFECTS',
        against: { category: ['CHARACTER'], cost: { max: 3 } },
      }),
    );
    const kills = (cost: number): More =>
      ch(cost, 1000, saying(on('ACTIVATE_MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } })));
    const people = playing(
      { safe: ch(4, 1000, safe), young: kills(3), old: kills(4) },
      { alice: { characters: ['young', 'old'] }, bola: { characters: ['safe'] } },
    );

    people.alice.does('activate', 'young', 1);
    expect(people.bola).toHave({ characters: ['safe'] });
    people.alice.does('activate', 'old', 1);

    expect(people.bola).toHave({ characters: [], trash: ['safe'] });
  });
});

describe('"cannot be removed from the field"', () => {
  const rooted = (by?: 'opponent'): More =>
    ch(1, 1000, saying(holds({ do: 'cannot', what: 'this', be: 'BE_REMOVED', ...(by ? { by } : {}) })));
  const fight = (by?: 'opponent') => {
    const people = playing(
      { rooted: rooted(by), brute: ch(1, 9000) },
      { alice: { characters: ['brute'] }, bola: { characters: ['rooted'], rested: { rooted: 1 } } },
    );
    attacks(people, people.alice, 'brute', 'rooted');
    people.bola.does('done');
    return people;
  };

  test('[OP-R8.1] without more covers a K.O. in battle', () => {
    expect(fight().bola).toHave({ characters: ['rooted'] });
  });

  test("[OP-R8.1] by the opponent's effects it does not", () => {
    expect(fight('opponent').bola).toHave({ characters: [], trash: ['rooted'] });
  });
});

test('[OP-R7.3] A negated text gives no attribute', () => {
  const teacher = leader(
    5000,
    5,
    saying(holds({ do: 'gainAttribute', what: { all: true, in: ['character'] }, attribute: 'Slash' })),
  );
  const counts = event(
    0,
    on('MAIN', { do: 'if', if: { have: { in: ['character'], where: { attribute: ['Slash'] } } }, then: [draw(1)] }),
  );
  const mute = event(0, on('MAIN', { do: 'negate', what: { all: true, in: ['leader'] }, for: 'THIS_TURN' }));
  const people = playing(
    { teacher, counts, mute },
    { alice: { leader: ['teacher'], characters: ['sailor'], hand: ['counts', 'mute', 'counts'] } },
  );
  people.alice.does('play', 'counts');
  expect(people.alice).toHave({ hand: ['mute', 'counts', 'sailor'] });
  people.alice.does('play', 'mute');
  people.alice.does('play', 'counts');

  expect(people.alice).toHave({ hand: ['sailor'] });
});
