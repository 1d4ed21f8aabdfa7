import { describe, expect, test } from 'vitest';
import { readCardSet } from '../../src/data/load-set.ts';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { leader as LEADER, testSet } from '../data/files/reading.ts';
import { attacks, changedRules, resolved, toldOf } from '../kit/battles.ts';
import { draw, on } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type People, playing, saying } from '../kit/playing.ts';

const over = ({ match }: People) => match.over;

describe('a deck without cards', () => {
  test('[S72] [OP-R9.1] [OP-R9.3] Who draws the last card in the Draw Phase loses at once', () => {
    const people = playing({}, { bola: { deck: ['guard'] } });

    people.alice.does('end');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [0] });
    expect(toldOf(people, 'phaseChanged').map(({ phase }) => phase)).toEqual(['END', 'REFRESH', 'DRAW']);
    expect(toldOf(people, 'gameOver')).toMatchObject([{ reason: 'DECK_OUT', winner: 0 }]);
  });

  test('[OP-R9.1] One card left in it is enough to go on', () => {
    const people = playing({}, { bola: { deck: ['guard', 'guard'] } });

    people.alice.does('end');

    expect(over(people)).toBeNull();
    expect(people.bola).toBeAsked('main');
  });

  test('[S73] [OP-R9.4] In the middle of an effect too: what comes after the last card never happens', () => {
    const refill: Step = { do: 'move', what: { n: 1, in: ['trash'] }, to: 'deck-bottom' };
    const people = playing(
      { horn: event(0, on('MAIN', draw(2), refill)) },
      { alice: { hand: ['horn'], trash: ['sailor'], deck: ['guard', 'guard'] } },
    );
    const { alice } = people;

    alice.does('play', 'horn');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [1] });
    expect(alice).toHave({ hand: ['guard', 'guard'], deck: [], trash: ['sailor', 'horn'] });
    expect(resolved(people)).toEqual([]);
  });

  test('[OP-R9.4] Between two cards of one effect: the match ends before the next thing is asked', () => {
    const mill: Step = { do: 'move', what: { top: 3, in: ['deck'] }, to: 'trash' };
    const people = playing(
      { horn: event(0, on('MAIN', mill, { do: 'may', steps: [{ do: 'addDon', n: 1 }] })) },
      { alice: { hand: ['horn'], deck: ['guard', 'guard', 'guard'] } },
    );

    people.alice.does('play', 'horn');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [1] });
    expect(people.match.asking).toBeNull();
  });

  test('[OP-R9.1] A deck that is emptied for its owner by the other player loses as well', () => {
    const people = playing(
      { drain: event(0, on('MAIN', { do: 'move', what: { top: 1, in: ['deck'], of: 'opponent' }, to: 'trash' })) },
      { alice: { hand: ['drain'] }, bola: { deck: ['guard'] } },
    );

    people.alice.does('play', 'drain');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [0] });
  });

  const look: Effect = on('MAIN', {
    do: 'look',
    what: { top: 5, in: ['deck'] },
    take: { upTo: 1, where: { name: ['guard'] }, to: 'hand', reveal: true },
    rest: 'deck-bottom',
  });

  test('[S74] Looking at the last three cards does not empty it; those that go back are still there', () => {
    const people = playing(
      { spyglass: event(0, look) },
      { alice: { hand: ['spyglass'], deck: ['sailor', 'sailor', 'guard'] } },
    );
    const { alice } = people;

    alice.does('play', 'spyglass');
    expect(toldOf(people, 'cardLooked')).toMatchObject([{ n: 3 }]);
    expect(answersOf(people, alice)).toEqual(['guard', 'enough']);
    alice.picks('guard');
    if (people.match.asking?.prompt === 'order') alice.picks(1, 2);

    expect(over(people)).toBeNull();
    expect(alice).toHave({ hand: ['guard'], deck: ['sailor', 'sailor'] });
  });

  test('[S74] Unless all of them leave it', () => {
    const all: Effect = on('MAIN', {
      do: 'look',
      what: { top: 5, in: ['deck'] },
      take: { upTo: 3, where: { name: ['guard'] }, to: 'hand', reveal: true },
      rest: 'deck-bottom',
    });
    const people = playing(
      { spyglass: event(0, all) },
      { alice: { hand: ['spyglass'], deck: ['guard', 'guard', 'guard'] } },
    );

    people.alice.does('play', 'spyglass');
    people.alice.picks('guard', 'guard', 'guard');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });
});

describe('a defeat that is put off', () => {
  const patient = leader(
    5000,
    5,
    saying({ timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, steps: [{ do: 'lose', atEndOfTurn: true }] }),
  );
  const drain: Step = { do: 'move', what: { top: 9, in: ['deck'], of: 'opponent' }, to: 'trash' };
  const both = event(0, on('MAIN', { do: 'move', what: { top: 9, in: ['deck'] }, to: 'trash' }, drain));

  test('[S74] Two of them that fall due in the same End Phase are a draw', () => {
    const people = playing(
      { patient, both },
      {
        alice: { leader: ['patient'], hand: ['both'], deck: ['guard'] },
        bola: { leader: ['patient'], deck: ['guard'] },
      },
    );

    people.alice.does('play', 'both');
    expect(over(people)).toBeNull();
    people.alice.does('end');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [] });
    expect(toldOf(people, 'gameOver')).toMatchObject([{ winner: -1 }]);
  });

  test('[S74] One of them is a defeat, at the end of that turn', () => {
    const people = playing(
      { patient, sink: event(0, on('MAIN', { do: 'move', what: { top: 9, in: ['deck'] }, to: 'trash' })) },
      { alice: { leader: ['patient'], hand: ['sink'], deck: ['guard'] } },
    );

    people.alice.does('play', 'sink');
    expect(people.alice).toBeAsked('main');
    people.alice.does('end');

    expect(over(people)).toEqual({ reason: 'DECK_OUT', winners: [1] });
  });
});

describe('a text that takes the place of the defeat', () => {
  const sink = event(0, on('MAIN', { do: 'move', what: { top: 9, in: ['deck'] }, to: 'trash' }));
  const proud = (more: Partial<Effect>) =>
    leader(5000, 5, saying({ timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, steps: [{ do: 'win' }], ...more }));
  const ends = (more: Partial<Effect>, given = 0) => {
    const people = playing(
      { proud: proud(more), sink },
      { alice: { leader: ['proud'], hand: ['sink'], deck: ['guard'], given: { proud: given } } },
    );
    people.alice.does('play', 'sink');
    return over(people);
  };

  test('[OP-R9.1] may win the match instead', () => {
    expect(ends({})).toEqual({ reason: 'EFFECT', winners: [0] });
  });

  test('[OP-R9.1] if its tags and its "if" hold', () => {
    const defeat = { reason: 'DECK_OUT', winners: [1] };

    expect(ends({ don: 1 })).toEqual(defeat);
    expect(ends({ don: 1 }, 1)).toMatchObject({ winners: [0] });
    expect(ends({ turn: 'opponent' })).toEqual(defeat);
    expect(ends({ if: { have: { in: ['character'] } } })).toEqual(defeat);
  });

  test('[OP-R9.1] It wins or waits: a card that would do anything else there is not loaded', () => {
    const card = (effect: object) =>
      readCardSet(
        testSet({ ...LEADER, effects: [{ timings: ['REPLACEMENT'], would: { what: 'DECK_OUT' }, ...effect }] }),
      ).problems.map(({ path }) => path);

    expect(card({ steps: [{ do: 'win' }] })).toEqual([]);
    expect(card({ steps: [{ do: 'lose', atEndOfTurn: true }] })).toEqual([]);
    expect(card({ steps: [{ do: 'draw', n: 1 }] })).toEqual(['effects[0].steps']);
    expect(card({ steps: [{ do: 'lose' }] })).toEqual(['effects[0].steps']);
    expect(card({ steps: [{ do: 'win' }], optional: true })).toEqual(['effects[0].optional']);
  });
});

describe('other ends', () => {
  test('[OP-R9.2] [OP-R9.3] [OP-R9.4] Damage at no Life loses, and nothing that waits happens any more', () => {
    const people = playing(
      { brute: ch(1, 6000, saying(on('ON_DAMAGE_DEALT', draw(1)), on('END_OF_BATTLE', draw(1)))) },
      { alice: { characters: ['brute'] }, bola: { life: [] } },
    );

    attacks(people, people.alice, 'brute');
    people.bola.does('done');

    expect(over(people)).toEqual({ reason: 'LIFE', winners: [0] });
    expect(resolved(people)).toEqual([]);
    expect(people.match.asking).toBeNull();
  });

  test('[OP-R9.2] An attack that loses does not', () => {
    const people = playing({ brute: ch(1, 4000) }, { alice: { characters: ['brute'] }, bola: { life: [] } });

    attacks(people, people.alice, 'brute');
    people.bola.does('done');

    expect(over(people)).toBeNull();
  });

  test('[OP-R9.3] An effect may win or lose the match on the spot', () => {
    const cards = {
      glory: event(0, on('MAIN', { do: 'win' }, draw(1))),
      ruin: event(0, on('MAIN', { do: 'lose' }, draw(1))),
    };
    const won = playing(cards, { alice: { hand: ['glory'] } });
    won.alice.does('play', 'glory');
    const lost = playing(cards, { alice: { hand: ['ruin'] } });
    lost.alice.does('play', 'ruin');

    expect(over(won)).toEqual({ reason: 'EFFECT', winners: [0] });
    expect(over(lost)).toEqual({ reason: 'EFFECT', winners: [1] });
    expect(lost.alice).toHave({ hand: [] });
  });

  test('[OP-R9.3] Who concedes loses', () => {
    const people = playing({});

    people.bola.concedes();

    expect(over(people)).toEqual({ reason: 'CONCEDED', winners: [0] });
  });

  test('[OP-R9.1] [OP-R11.2] Where the rules file does not name it, an empty deck is no defeat', () => {
    const people = playing(
      {},
      { bola: { deck: ['guard'] } },
      { rules: changedRules({ defeat: ['DAMAGE_AT_ZERO_LIFE'] }) },
    );

    people.alice.does('end');

    expect(over(people)).toBeNull();
    expect(people.bola).toHave({ deck: [], hand: ['guard'] });
  });

  test('[OP-R9.2] [OP-R11.2] Nor is damage at no Life', () => {
    const people = playing(
      { brute: ch(1, 6000) },
      { alice: { characters: ['brute'] }, bola: { life: [] } },
      { rules: changedRules({ defeat: ['EMPTY_DECK'] }) },
    );

    attacks(people, people.alice, 'brute');
    people.bola.does('done');

    expect(over(people)).toBeNull();
    expect(people.alice).toBeAsked('main');
  });
});
