import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, order, resolved, toldOf } from '../kit/battles.ts';
import { draw, lets, on, onFor, trash1 } from '../kit/effects.ts';
import { answersOf, ch, copyIn, event, playing, saying, stage } from '../kit/playing.ts';

const onPlay = (...steps: Step[]): Effect => on('ON_PLAY', ...steps);

describe('paying for a card', () => {
  test('[S50] [OP-R6.1] A card that costs 3 is refused with 2 active DON!!, and nothing changes', () => {
    const people = playing({ scout: ch(3, 4000) }, { alice: { hand: ['scout'], donActive: 2, donRested: 3 } });
    const { alice } = people;
    const before = JSON.stringify(people.match);

    const refusal = alice.tries({ do: 'play', card: 'scout' });

    expect(refusal).toMatchObject({ code: 'NOT_ENOUGH_DON', params: { need: 3, have: 2 } });
    expect(answersOf(people, alice)).not.toContain('play scout');
    expect(JSON.stringify(people.match)).toBe(before);
  });

  test('[S50] [OP-R6.2] With 3 it is played, and all 3 are rested', () => {
    const people = playing({ scout: ch(3, 4000) }, { alice: { hand: ['scout'], donActive: 3, donRested: 1 } });
    const { alice, bola } = people;

    alice.does('play', 'scout');

    expect(alice).toHave({ hand: [], characters: ['scout'], donActive: 0, donRested: 4 });
    expect(bola).toHave({ donRested: 0 });
    expect(toldOf(people, 'costPaid')).toMatchObject([{ don: 3 }]);
  });

  test('[OP-R6.2] Only as many DON!! rest as the card costs, and none for a card that costs nothing', () => {
    const people = playing(
      { scout: ch(1, 4000), stowaway: ch(0, 1000) },
      { alice: { hand: ['scout', 'stowaway'], donActive: 3 } },
    );
    const { alice } = people;

    alice.does('play', 'scout');
    expect(alice).toHave({ donActive: 2, donRested: 1 });
    alice.does('play', 'stowaway');

    expect(alice).toHave({ donActive: 2, donRested: 1, characters: ['scout', 'stowaway'] });
  });

  test('[OP-R6.1] DON!! that are given to a card pay for nothing', () => {
    const people = playing(
      { scout: ch(2, 4000) },
      { alice: { hand: ['scout'], donActive: 1, leader: ['captain'], given: { captain: 4 } } },
    );

    expect(people.alice.refusal({ do: 'play', card: 'scout' })?.code).toBe('NOT_ENOUGH_DON');
  });

  test('[OP-R6.1] Events and Stages are paid for in the same way', () => {
    const cards = { horn: event(2, { timings: ['MAIN'], steps: [draw(1)] }), dock: stage(2) };
    const { alice } = playing(cards, { alice: { hand: ['horn', 'dock'], donActive: 1 } });

    expect(alice.refusal({ do: 'play', card: 'horn' })?.code).toBe('NOT_ENOUGH_DON');
    expect(alice.refusal({ do: 'play', card: 'dock' })?.code).toBe('NOT_ENOUGH_DON');
  });
});

describe('Characters', () => {
  test('[OP-R6.3] come active, in the turn of their coming, and their [On Play] happens', () => {
    const people = playing(
      { scout: ch(1, 4000, saying(onPlay(draw(2)))) },
      { alice: { hand: ['scout'], donActive: 1, deck: ['sailor', 'guard', 'guard', 'sailor'] } },
    );
    const { alice } = people;

    alice.does('play', 'scout');

    expect(alice).toHave({ characters: ['scout'], rested: { scout: 0 }, hand: ['sailor', 'guard'] });
    expect(order(people, 'cardPlayed', 'effectQueued', 'effectResolved')).toEqual([
      'cardPlayed',
      'effectQueued',
      'effectResolved',
    ]);
    expect(alice.refusal({ do: 'attack', card: 'scout', at: copyIn(people, 1, 'leader', 'captain') })?.code).toBe(
      'PLAYED_THIS_TURN',
    );
  });

  test('[S51] An [On Play] without a cost is not asked about: it must be done', () => {
    const { alice } = playing(
      { scout: ch(1, 4000, saying(onPlay(trash1))) },
      { alice: { hand: ['scout', 'guard', 'guard'], donActive: 1 } },
    );

    alice.does('play', 'scout');
    expect(alice).toBeAsked('choose');
    expect(alice.refusal({ pick: [] })).not.toBeNull();
    alice.picks('guard');

    expect(alice).toHave({ hand: ['guard'], trash: ['guard'] });
  });

  test('[S51] One with "You may trash 1 card from your hand:" can be declined, and then nothing happens', () => {
    const cards = { scout: ch(1, 4000, saying(onFor('ON_PLAY', trash1, draw(2)))) };
    const has = { alice: { hand: ['scout', 'guard'], donActive: 1, deck: ['sailor', 'sailor', 'sailor'] } };

    const declined = playing(cards, has);
    declined.alice.does('play', 'scout');
    expect(declined.alice).toBeAsked('use');
    declined.alice.chooses('no');
    expect(declined.alice).toHave({ hand: ['guard'], trash: [] });
    expect(declined.alice).toBeAsked('main');

    const paid = playing(cards, has);
    paid.alice.does('play', 'scout');
    paid.alice.chooses('yes');
    expect(paid.alice).toHave({ hand: ['sailor', 'sailor'], trash: ['guard'] });
  });

  const crew = {
    horn: event(1, {
      timings: ['MAIN'],
      steps: [{ do: 'play', what: { n: 2, in: ['hand'], where: { category: ['CHARACTER'] } } }, draw(1)],
    }),
    cook: ch(5, 4000, saying(onPlay(draw(1)))),
    smith: ch(5, 4000, saying(onPlay(trash1))),
    brawler: ch(1, 1000),
  };

  test('[S52] Two played by one effect both trigger when it is over, in the order their player wants', () => {
    const has = {
      alice: { hand: ['horn', 'smith', 'cook'], donActive: 1, deck: ['sailor', 'sailor', 'sailor', 'sailor', 'guard'] },
    };
    const people = playing(crew, has);
    const { alice } = people;
    alice.does('play', 'horn');
    alice.picks('cook', 'smith');

    // The Event's own draw came first; now the two wait.
    expect(alice).toHave({ characters: ['cook', 'smith'], hand: ['guard'] });
    expect(alice).toBeAsked('next-effect');
    expect(people.match.table.pending).toHaveLength(2);
    lets(people, alice, 'smith#1');

    expect(resolved(people)).toEqual(['horn#1', 'smith#1', 'cook#1']);
    expect(alice).toHave({ hand: ['sailor'], trash: ['horn', 'guard'] });
  });

  test('[S52] If one of them had to make room, its [On Play] does not happen', () => {
    const people = playing(crew, {
      alice: {
        hand: ['horn', 'smith', 'cook'],
        characters: ['brawler', 'brawler', 'brawler', 'brawler'],
        donActive: 1,
        deck: ['sailor', 'sailor', 'sailor', 'guard'],
      },
    });
    const { alice } = people;
    alice.does('play', 'horn');
    alice.picks('cook', 'smith');
    expect(alice).toBeAsked('make-room');
    alice.picks('cook');

    expect(resolved(people)).toEqual(['horn#1', 'smith#1']);
    expect(toldOf(people, 'effectDropped').map(({ effect }) => effect)).toEqual(['cook#1']);
    expect(alice).toHave({ trash: ['horn', 'cook', 'guard'], hand: [] });
  });
});

describe('Stages', () => {
  const cards = {
    dock: stage(1, { timings: ['ON_KO', 'ON_REMOVED'], steps: [draw(3)] }),
    pier: stage(2, onPlay(draw(1)), {
      timings: ['ACTIVATE_MAIN'],
      cost: [{ do: 'rest', what: 'this' }],
      steps: [draw(1)],
    }),
  };

  test('[S53] [OP-R6.4] A new one trashes the old one, comes active, and its [On Play] happens', () => {
    const people = playing(cards, {
      alice: {
        hand: ['pier'],
        stage: ['dock'],
        donActive: 2,
        rested: { dock: 1 },
        deck: ['sailor', 'sailor', 'guard'],
      },
    });
    const { alice } = people;

    alice.does('play', 'pier');

    expect(alice).toHave({ stage: ['pier'], trash: ['dock'], rested: { pier: 0 }, hand: ['guard'], donRested: 2 });
    expect(toldOf(people, 'cardKO')).toEqual([]);
    expect(resolved(people)).toEqual(['pier#1']);
  });

  test('[S53] "Rest this Stage" works in the turn it came', () => {
    const people = playing(cards, { alice: { hand: ['pier'], donActive: 2, deck: ['sailor', 'sailor', 'guard'] } });
    const { alice } = people;

    alice.does('play', 'pier');
    alice.does('activate', 'pier', 2);

    expect(alice).toHave({ rested: { pier: 1 }, hand: ['guard', 'sailor'] });
  });
});

describe('Events', () => {
  const fewInHand: Effect = {
    timings: ['MAIN'],
    steps: [{ do: 'if', if: { number: { count: { in: ['hand'] } }, max: 5 }, then: [draw(1)] }],
  };

  test('[S54] [OP-R6.5] lie in the trash while they are carried out, so a hand of six is one of five', () => {
    const guards = ['guard', 'guard', 'guard', 'guard', 'guard'];
    const { alice } = playing(
      { horn: event(1, fewInHand) },
      { alice: { hand: ['horn', ...guards], donActive: 1, deck: ['sailor', 'sailor'] } },
    );

    alice.does('play', 'horn');

    expect(alice).toHave({ hand: [...guards, 'sailor'], trash: ['horn'], donRested: 1 });
    expect(alice).toBeAsked('main');
  });

  test('[OP-R6.5] An Event is in the trash before its text asks anything, and stays there', () => {
    const people = playing(
      { horn: event(0, { timings: ['MAIN'], steps: [trash1, draw(1)] }) },
      { alice: { hand: ['horn', 'guard', 'sailor'], deck: ['sailor', 'sailor'] } },
    );
    const { alice } = people;

    alice.does('play', 'horn');
    expect(alice).toBeAsked('choose');
    expect(alice).toHave({ trash: ['horn'], hand: ['guard', 'sailor'] });
    alice.picks('guard');

    expect(alice).toHave({ trash: ['horn', 'guard'], hand: ['sailor', 'sailor'] });
    expect(order(people, 'cardMoved', 'eventActivated', 'effectActivated').slice(0, 3)).toEqual([
      'cardMoved',
      'eventActivated',
      'effectActivated',
    ]);
  });

  test('[OP-R6.5] An Event without [Main] cannot be used in the Main Phase', () => {
    const people = playing(
      { shove: event(0, { timings: ['COUNTER'], steps: [draw(1)] }) },
      { alice: { hand: ['shove'] } },
    );

    expect(people.alice.refusal({ do: 'play', card: 'shove' })?.code).toBe('NOT_IN_MAIN');
  });
});

describe('a card whose [Trigger] is carried out', () => {
  const tenInTrash: Effect = {
    timings: ['TRIGGER', 'MAIN'],
    steps: [{ do: 'if', if: { number: { count: { in: ['trash'] } }, min: 10 }, then: [draw(1)] }],
  };
  const nine = new Array<string>(9).fill('sailor');

  test('[S49] lies in no area that is counted: nine in the trash stay nine', () => {
    const people = playing(
      { flare: event(1, tenInTrash) },
      { bola: { life: ['sailor', 'flare'], trash: nine, deck: ['guard', 'guard'] } },
    );
    const { alice, bola } = people;
    attacks(people, alice, 'captain');
    bola.does('done');
    bola.chooses('trigger');

    expect(bola).toHave({ hand: [], trash: [...nine, 'flare'], life: ['sailor'], limbo: [] });
    const moved = toldOf(people, 'cardMoved').map(({ from, to }) => `${from} ${to}`);
    expect(moved).toEqual(['LIFE LIMBO', 'LIMBO TRASH']);
  });

  test('[S49] The same text used from the hand finds ten', () => {
    const { alice } = playing(
      { flare: event(1, tenInTrash) },
      { alice: { hand: ['flare'], trash: nine, donActive: 1, deck: ['guard', 'guard'] } },
    );

    alice.does('play', 'flare');

    expect(alice).toHave({ hand: ['guard'], trash: [...nine, 'flare'] });
  });
});
