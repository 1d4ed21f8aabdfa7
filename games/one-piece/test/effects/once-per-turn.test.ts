import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on, onFor, trash1 } from '../kit/effects.ts';
import { ch, copyIn, event, playing, saying } from '../kit/playing.ts';

const once = (effect: Effect): Effect => ({ ...effect, oncePerTurn: true });

const deck = ['sailor', 'sailor', 'guard', 'guard', 'guard', 'guard'];

describe('[Once Per Turn]', () => {
  const cook = ch(1, 1000, saying(once(on('ACTIVATE_MAIN', draw(1)))));

  test('[OP-R7.4] An effect used once is refused for the rest of the turn', () => {
    const { alice } = playing({ cook }, { alice: { characters: ['cook'], deck } });

    alice.does('activate', 'cook', 1);

    expect(alice.refusal({ do: 'activate', card: 'cook', at: 1 })).toMatchObject({ code: 'ONCE_PER_TURN' });
    expect(alice).toHave({ hand: ['guard'] });
  });

  test('[OP-R7.4] An effect without it can be used again and again', () => {
    const { alice } = playing(
      { cook: ch(1, 1000, saying(on('ACTIVATE_MAIN', draw(1)))) },
      { alice: { characters: ['cook'], deck } },
    );

    alice.does('activate', 'cook', 1);
    alice.does('activate', 'cook', 1);

    expect(alice).toHave({ hand: ['guard', 'guard'] });
  });

  test('[OP-R7.4] It is per effect: another one of the same card is still free', () => {
    const two = ch(1, 1000, saying(once(on('ACTIVATE_MAIN', draw(1))), once(on('ACTIVATE_MAIN', draw(2)))));
    const { alice } = playing({ two }, { alice: { characters: ['two'], deck } });

    alice.does('activate', 'two', 1);
    alice.does('activate', 'two', 2);

    expect(alice).toHave({ hand: ['guard', 'guard', 'guard'] });
  });

  test('[OP-R7.4] The next turn, of either player, brings it back', () => {
    const people = playing(
      { cook, spy: ch(1, 1000, saying(once(on('ON_OPPONENT_ATTACK', draw(1))))) },
      { alice: { characters: ['cook'] }, bola: { characters: ['spy'], life: ['sailor', 'sailor'] } },
    );
    const { alice, bola } = people;
    alice.does('activate', 'cook', 1);
    alice.does('end');
    bola.does('end');
    alice.does('activate', 'cook', 1);
    attacks(people, alice, 'captain');
    expect(bola).toHave({ used: { spy: 1 } });
    bola.does('done');
    bola.chooses('take');
    alice.does('end');

    expect(bola).toBeAsked('main');
    expect(bola).toHave({ used: { spy: 0 } });
  });

  test('[S67] Two copies have a use each', () => {
    const people = playing({ cook }, { alice: { characters: ['cook', 'cook'], deck } });
    const { alice } = people;

    alice.does('activate', 'cook', 1);
    alice.does('activate', 'cook', 1);

    expect(alice).toHave({ hand: ['guard', 'guard'] });
    expect(alice.refusal({ do: 'activate', card: 'cook', at: 1 })?.code).toBe('ONCE_PER_TURN');
  });

  test('[S68] A used Character that is returned to hand and played again can be used again', () => {
    const home = event(0, on('MAIN', { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' }));
    const { alice } = playing({ cook, home }, { alice: { characters: ['cook'], hand: ['home'], donActive: 1, deck } });

    alice.does('activate', 'cook', 1);
    alice.does('play', 'home');
    alice.does('play', 'cook');
    alice.does('activate', 'cook', 1);

    expect(alice).toHave({ hand: ['guard', 'guard'], characters: ['cook'] });
  });
});

describe('"Once per turn, this Character cannot be K.O.\'d"', () => {
  const hunt = event(0, on('MAIN', { do: 'ko', what: { n: 1, of: 'opponent', in: ['character'] } }));
  const tough = ch(
    1,
    1000,
    saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_KOED', oncePerTurn: true }] }),
  );

  test('[OP-R7.4] covers the first occasion of a turn, without asking, and not the second', () => {
    const { alice, bola } = playing(
      { hunt, tough },
      { alice: { hand: ['hunt', 'hunt'] }, bola: { characters: ['tough'] } },
    );

    alice.does('play', 'hunt');
    expect(bola).toHave({ characters: ['tough'] });
    expect(alice).toBeAsked('main');
    alice.does('play', 'hunt');

    expect(bola).toHave({ characters: [], trash: ['tough'] });
  });

  test('[OP-R7.4] and the first of the next turn again', () => {
    const { alice, bola } = playing(
      { hunt, tough },
      { alice: { hand: ['hunt', 'hunt'] }, bola: { characters: ['tough'] } },
    );

    alice.does('play', 'hunt');
    alice.does('end');
    bola.does('end');
    alice.does('play', 'hunt');

    expect(bola).toHave({ characters: ['tough'] });
  });
});

describe('an optional reaction [Once Per Turn]', () => {
  const spy = ch(1, 1000, saying(once(onFor('ON_OPPONENT_ATTACK', trash1, draw(1)))));
  const people = () =>
    playing(
      { spy, brute: ch(1, 3000) },
      {
        alice: { characters: ['brute'] },
        bola: { characters: ['spy'], hand: ['guard', 'guard'], life: ['sailor', 'sailor'], deck },
      },
    );

  test('[S69] declined on the first occasion, is there on the second', () => {
    const game = people();
    const { alice, bola } = game;
    attacks(game, alice, 'brute');
    expect(bola).toBeAsked('use');
    bola.chooses('no');
    bola.does('done');

    attacks(game, alice, 'captain');

    expect(bola).toBeAsked('use');
    bola.chooses('yes');
    bola.picks('guard');
    expect(bola).toHave({ trash: ['guard'], used: { spy: 1 } });
  });

  test('[S69] used on the first, is not there on the second', () => {
    const game = people();
    const { alice, bola } = game;
    attacks(game, alice, 'brute');
    bola.chooses('yes');
    bola.picks('guard');
    bola.does('done');

    attacks(game, alice, 'captain');

    expect(bola).toBeAsked('counter');
    expect(copyIn(game, 1, 'characters', 'spy')).toBeGreaterThan(0);
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

describe('[OP-R7.4] One [Once Per Turn] for two texts', () => {
  const twice = (second: Partial<Effect>) => {
    const first: Effect = { timings: ['ON_EVENT_ACTIVATED'], oncePerTurn: true, steps: [draw(1)] };
    const people = playing(
      {
        clerk: ch(1, 1000, saying(first, { ...first, timings: ['ON_PLAYED'], ...second })),
        note: event(0, on('MAIN', { do: 'addDon', n: 1 })),
        mate: ch(0, 1000),
      },
      { alice: { hand: ['note', 'mate'], characters: ['clerk'], deck: ['sailor', 'guard', 'guard'] } },
    );
    people.alice.does('play', 'note');
    people.alice.does('play', 'mate');
    return people.alice;
  };
  test('each has its own', () => {
    expect(twice({})).toHave({ hand: ['guard', 'guard'] });
  });
  test('"When A or when B" is one text', () => {
    const either: Effect = { timings: ['ON_EVENT_ACTIVATED', 'ON_PLAYED'], oncePerTurn: true, steps: [draw(1)] };
    const people = playing(
      { clerk: ch(1, 1000, saying(either)), note: event(0, on('MAIN', { do: 'addDon', n: 1 })), mate: ch(0, 1000) },
      { alice: { hand: ['note', 'mate'], characters: ['clerk'], deck: ['sailor', 'guard', 'guard'] } },
    );
    people.alice.does('play', 'note');
    people.alice.does('play', 'mate');
    expect(people.alice).toHave({ hand: ['guard'] });
  });
  test('unless they share it', () => {
    expect(twice({ shares: true })).toHave({ hand: ['guard'] });
  });
});
