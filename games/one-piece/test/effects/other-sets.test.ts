/** Words of the vocabulary that texts of other sets need and our own does not use: each does what it says. */
import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, leader, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const hunt = event(0, on('MAIN', { do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'] } }));
const wave = event(0, on('MAIN', { do: 'move', what: { upTo: 1, of: 'opponent', in: ['character'] }, to: 'hand' }));
const watcher = (effect: Effect) => ch(1, 1000, saying(effect));
const give = (n: number): Step => ({ do: 'power', what: 'this', n, for: 'THIS_TURN' });

describe('[OP-R7.2] DON!! that are returned', () => {
  const paying = (cost: Step) =>
    playing(
      { pier: watcher({ timings: ['ACTIVATE_MAIN'], cost: [cost], steps: [draw(1)] }) },
      { alice: { characters: ['pier'], donActive: 2, donRested: 2, deck } },
    );

  test('"1 or more" goes on after the first for as long as the player likes', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    people.alice.picks(1001);
    people.alice.picks(1002);
    people.alice.picks();
    expect(people.alice).toHave({ donActive: 1, donRested: 1, hand: ['guard'] });
  });
  test('"1 or more" is at least 1', () => {
    const people = paying({ do: 'returnDon', n: 1, orMore: true });
    people.alice.does('activate', 'pier', 1);
    expect(answersOf(people, people.alice)).toEqual(['1002', '1001']);
  });
  test('active ones are taken from the active ones', () => {
    const people = paying({ do: 'returnDon', n: 2, from: 'active' });
    people.alice.does('activate', 'pier', 1);
    expect(people.alice).toHave({ donActive: 0, donRested: 2, hand: ['guard'] });
  });
  test('more active ones than there are cannot be paid', () => {
    const people = paying({ do: 'returnDon', n: 3, from: 'active' });
    expect(answersOf(people, people.alice)).not.toContain('activate pier 1');
  });
});

describe('[OP-R8.1] "removed by your opponent\'s effect or K.O.\'d"', () => {
  const mourner = (more: object) =>
    watcher({
      timings: ['ON_REMOVED'],
      when: { cards: { in: ['character'], where: { other: true } }, by: 'opponent-effect', ...more },
      steps: [draw(1)],
    });
  const battle = (more: object) => {
    const people = playing(
      { mourner: mourner(more), striker: ch(1, 9000) },
      { alice: { characters: ['striker'] }, bola: { characters: ['mourner', 'guard'], rested: { guard: 1 }, deck } },
    );
    attacks(people, people.alice, 'striker', 'guard');
    people.bola.does('done');
    return people;
  };

  test('hears a K.O. in battle', () => {
    expect(battle({ orKo: true }).bola).toHave({ hand: ['guard'] });
  });
  test('without it, does not', () => {
    expect(battle({}).bola).toHave({ hand: [] });
  });
  test('stands in for a K.O. in battle as well', () => {
    const would = {
      timings: ['REPLACEMENT'],
      would: { what: 'LEAVE', by: 'opponent-effect', orKo: true },
      steps: [draw(1)],
    };
    const people = playing(
      { stone: ch(1, 1000, saying(would as Effect)), striker: ch(1, 9000) },
      { alice: { characters: ['striker'] }, bola: { characters: ['stone'], rested: { stone: 1 }, deck } },
    );
    attacks(people, people.alice, 'striker', 'stone');
    people.bola.does('done');
    expect(people.bola).toHave({ characters: ['stone'], hand: ['guard'] });
  });
});

describe('[OP-R7.1] "returned to the owner\'s hand"', () => {
  const clerk = watcher({
    timings: ['ON_REMOVED'],
    when: { cards: { of: 'opponent', in: ['character'] }, to: 'hand' },
    steps: [draw(1)],
  });
  test('hears what goes to the hand', () => {
    const people = playing(
      { clerk, wave },
      { alice: { hand: ['wave'], characters: ['clerk'], deck }, bola: { characters: ['sailor'] } },
    );
    people.alice.does('play', 'wave');
    people.alice.picks('sailor');
    expect(people.alice).toHave({ hand: ['guard'] });
  });
  test('and no K.O.', () => {
    const people = playing(
      { clerk, hunt },
      { alice: { hand: ['hunt'], characters: ['clerk'], deck }, bola: { characters: ['sailor'] } },
    );
    people.alice.does('play', 'hunt');
    people.alice.picks('sailor');
    expect(people.alice).toHave({ hand: [] });
  });
  test('of Life: a card that is added to the hand, not one that is trashed', () => {
    const heir = watcher({ timings: ['ON_LIFE_REMOVED'], when: { to: 'hand' }, steps: [give(1000)] });
    const move = (to: 'hand' | 'trash') => event(0, on('MAIN', { do: 'move', what: { top: 1, in: ['life'] }, to }));
    const after = (to: 'hand' | 'trash') => {
      const people = playing(
        { heir, lift: move(to) },
        { alice: { hand: ['lift'], characters: ['heir'], life: ['sailor'] } },
      );
      people.alice.does('play', 'lift');
      return people.match.table.modifiers.length;
    };
    expect([after('hand'), after('trash')]).toEqual([1, 0]);
  });
});

describe('[OP-R5.4] The card that this one battles', () => {
  const fought = (striker: Effect, target = 'sailor') => {
    const people = playing(
      { striker: ch(1, 9000, saying(striker)), other: ch(1, 9000), wall: ch(1, 99000) },
      {
        alice: { characters: ['striker', 'other'], deck },
        bola: { characters: ['sailor', 'wall'], rested: { sailor: 1, wall: 1 } },
      },
    );
    return {
      people,
      fight: (who: string) => {
        attacks(people, people.alice, who, target);
        people.bola.does('done');
      },
    };
  };
  const slayer: Effect = {
    timings: ['ON_KO'],
    when: { cards: { of: 'opponent', in: ['character'] }, by: 'battle-with-this' },
    steps: [draw(1)],
  };
  test('"battles and K.O.\'s" is about its own battle', () => {
    const { people, fight } = fought(slayer);
    fight('striker');
    expect(people.alice).toHave({ hand: ['guard'] });
  });
  test('and not about that of another card', () => {
    const { people, fight } = fought(slayer);
    fight('other');
    expect(people.alice).toHave({ hand: [] });
  });
  test('can be meant at the end of the battle', () => {
    const { people, fight } = fought(
      {
        timings: ['END_OF_BATTLE'],
        if: { is: 'rival', where: { cost: { max: 3 } } },
        steps: [{ do: 'move', what: 'rival', to: 'hand' }],
      },
      'wall',
    );
    fight('striker');
    expect(people.bola).toHave({ hand: ['wall'], characters: ['sailor'] });
  });
});

describe('[OP-R7.3] Cards that were meant before', () => {
  test('what was revealed is still meant after another card was chosen', () => {
    const oracle = event(
      0,
      on(
        'MAIN',
        { do: 'reveal', what: { top: 1, in: ['deck'] } },
        { do: 'rest', what: { n: 1, in: ['character'] } },
        { do: 'move', what: 'revealed', to: 'trash' },
      ),
    );
    const people = playing(
      { oracle },
      { alice: { hand: ['oracle'], characters: ['sailor'], deck: ['sailor', 'guard'] } },
    );
    people.alice.does('play', 'oracle');
    expect(people.alice).toHave({ trash: ['oracle', 'guard'], deck: ['sailor'], rested: { sailor: 1 } });
  });

  const swap = (where: object) =>
    event(
      0,
      on(
        'MAIN',
        { do: 'move', what: { n: 1, in: ['character'] }, to: 'trash' },
        { do: 'play', what: { upTo: 1, in: ['hand'], where } },
      ),
    );
  const swapping = (where: object) => {
    const people = playing(
      {
        swap: swap(where),
        leaf: ch(1, 1000, { colours: ['green'] }),
        captain: leader(5000, 5, { colours: ['red', 'green'] }),
      },
      { alice: { hand: ['swap', 'sailor', 'leaf'], characters: ['sailor'] } },
    );
    people.alice.does('play', 'swap');
    return answersOf(people, people.alice).filter((answer) => answer !== 'enough');
  };
  test('a card with the same name', () => {
    expect(swapping({ sameNameAs: 'it' })).toEqual(['sailor']);
  });
  test('a card of a different colour', () => {
    expect(swapping({ differentColourFrom: 'it' })).toEqual(['leaf']);
  });
});

describe('[OP-R7.5] Rules for players', () => {
  const standing = (who: 'you' | 'opponent', be: 'ACTIVATE_ON_PLAY' | 'PLAY_ACTIVE') =>
    watcher({ timings: ['PERMANENT'], steps: [{ do: 'playerCannot', who, be }] });
  const plays = (cards: object) => {
    const people = playing(
      { scout: ch(0, 1000, saying(on('ON_PLAY', draw(1)))), ...cards },
      { alice: { hand: ['scout'], characters: ['rule'], deck } },
    );
    people.alice.does('play', 'scout');
    return people.alice;
  };
  test('[On Play] effects are negated', () => {
    expect(plays({ rule: standing('you', 'ACTIVATE_ON_PLAY') })).toHave({ hand: [] });
  });
  test("or those of the opponent's only", () => {
    expect(plays({ rule: standing('opponent', 'ACTIVATE_ON_PLAY') })).toHave({ hand: ['guard'] });
  });
  test('Characters are played rested', () => {
    expect(plays({ rule: standing('you', 'PLAY_ACTIVE') })).toHave({ rested: { scout: 1 } });
  });
  test('the [Blocker] of some Characters cannot be activated, that of others can', () => {
    const ban: Step = {
      do: 'playerCannot',
      who: 'opponent',
      be: 'ACTIVATE_BLOCKER',
      where: { cost: { max: 3 } },
      for: 'THIS_TURN',
    };
    const people = playing(
      {
        hush: event(0, on('MAIN', ban)),
        low: ch(3, 1000, { keywords: ['BLOCKER'] }),
        high: ch(4, 1000, { keywords: ['BLOCKER'] }),
      },
      { alice: { hand: ['hush'] }, bola: { characters: ['low', 'high'] } },
    );
    people.alice.does('play', 'hush');
    attacks(people, people.alice, 'captain');
    expect(answersOf(people, people.bola)).toEqual(['high', 'enough']);
  });
  test('DON!! are not set as active by the effects of some cards', () => {
    const lock: Step = {
      do: 'playerCannot',
      who: 'you',
      be: 'SET_DON_ACTIVE',
      where: { category: ['CHARACTER'] },
      for: 'THIS_TURN',
    };
    const wakes = on('ACTIVATE_MAIN', { do: 'activateDon', n: 1 });
    const people = playing(
      {
        lock: event(0, on('MAIN', lock)),
        mate: ch(1, 1000, saying(wakes)),
        wake: event(0, on('MAIN', { do: 'activateDon', n: 1 })),
      },
      { alice: { hand: ['lock', 'wake'], characters: ['mate'], donRested: 2 } },
    );
    people.alice.does('play', 'lock');
    people.alice.does('activate', 'mate', 1);
    expect(people.alice).toHave({ donActive: 0, donRested: 2 });
    people.alice.does('play', 'wake');
    expect(people.alice).toHave({ donActive: 1, donRested: 1 });
  });
});

describe('[OP-R2.4] Life that is turned', () => {
  const turning = (step: Step, faceUp: Record<string, number> = {}) => {
    const people = playing(
      { turn: event(0, on('MAIN', step)), sage: ch(1, 1000), monk: ch(1, 1000) },
      { alice: { hand: ['turn'], life: ['guard', 'sage', 'monk'], faceUp } },
    );
    people.alice.does('play', 'turn');
    return people;
  };
  test('2 cards from the top', () => {
    expect(turning({ do: 'turnLife', which: 'top', n: 2, faceUp: true }).alice).toHave({
      faceUp: { guard: 0, sage: 1, monk: 1 },
    });
  });
  test('any one of those that lie the other way', () => {
    const people = turning({ do: 'turnLife', which: 'any', faceUp: false }, { guard: 1, sage: 1 });
    expect(answersOf(people, people.alice)).toEqual(['guard', 'sage']);
    people.alice.picks('guard');
    expect(people.alice).toHave({ faceUp: { guard: 0, sage: 1, monk: 0 } });
  });
  test('a card that was looked at may come to Life face-up', () => {
    const seek = event(
      0,
      on('MAIN', {
        do: 'look',
        what: { top: 2, in: ['deck'] },
        take: { upTo: 1, to: 'life-top', faceUp: true },
        rest: 'deck-bottom',
      }),
    );
    const people = playing(
      { seek, sage: ch(1, 1000) },
      { alice: { hand: ['seek'], life: [], deck: ['guard', 'sage'] } },
    );
    people.alice.does('play', 'seek');
    people.alice.picks('sage');
    expect(people.alice).toHave({ life: ['sage'], faceUp: { sage: 1 } });
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
