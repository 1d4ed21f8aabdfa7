import { describe, expect, test } from 'vitest';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { attacks, resolved, toldOf } from '../kit/battles.ts';
import { draw, on, restThis, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type More, playing, saying } from '../kit/playing.ts';

const deck = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];

describe('[Activate: Main]', () => {
  const cook = ch(1, 1000, saying({ timings: ['ACTIVATE_MAIN'], cost: [restThis, trash1], steps: [draw(1)] }));

  test('[S63] [OP-R7.3] is not offered when a part of its cost cannot be paid, and nothing of it can be', () => {
    const people = playing({ cook }, { alice: { characters: ['cook'], deck } });

    expect(answersOf(people, people.alice)).not.toContain('activate cook 1');
    expect(people.alice.tries({ do: 'activate', card: 'cook', at: 1 })?.code).toBe('CANNOT_PAY');
    expect(people.alice).toHave({ rested: { cook: 0 } });
  });

  test('[S63] [OP-R7.3] Its cost is paid whole and in order, then it is carried out', () => {
    const people = playing({ cook }, { alice: { characters: ['cook'], hand: ['sailor', 'guard'], deck } });
    const { alice } = people;

    alice.does('activate', 'cook', 1);
    expect(alice).toHave({ rested: { cook: 1 }, trash: [] });
    expect(alice).toBeAsked('choose');
    alice.picks('sailor');

    expect(alice).toHave({ trash: ['sailor'], hand: ['guard', 'guard'] });
    expect(toldOf(people, 'effectResolved')).toHaveLength(1);
  });

  test('[OP-R7.3] "Rest this" cannot be paid by a rested card', () => {
    const people = playing({ cook }, { alice: { characters: ['cook'], rested: { cook: 1 }, hand: ['guard'] } });

    expect(people.alice.refusal({ do: 'activate', card: 'cook', at: 1 })?.code).toBe('CANNOT_PAY');
  });

  test('[OP-R7.3] An "if" before the cost must hold; one behind the colon need not', () => {
    const few: Effect['if'] = { number: { count: { in: ['hand'] } }, max: 0 };
    const before = ch(1, 1000, saying({ timings: ['ACTIVATE_MAIN'], if: few, cost: [restThis], steps: [draw(1)] }));
    const behind = ch(
      1,
      1000,
      saying({ timings: ['ACTIVATE_MAIN'], cost: [restThis], steps: [{ do: 'if', if: few, then: [draw(1)] }] }),
    );
    const people = playing({ before, behind }, { alice: { characters: ['before', 'behind'], hand: ['guard'], deck } });
    const { alice } = people;

    expect(alice.refusal({ do: 'activate', card: 'before', at: 1 })?.code).toBe('CONDITION');
    alice.does('activate', 'behind', 1);

    expect(alice).toHave({ rested: { behind: 1 }, hand: ['guard'] });
  });

  test('[OP-R7.3] Its tags must hold: [DON!! x1] without DON!! is refused', () => {
    const tagged = ch(1, 1000, saying({ ...on('ACTIVATE_MAIN', draw(1)), don: 1 }));
    const { alice } = playing({ tagged }, { alice: { characters: ['tagged'], donActive: 1, deck } });
    expect(alice.refusal({ do: 'activate', card: 'tagged', at: 1 })?.code).toBe('CONDITION');

    alice.does('give', 'tagged', 1);
    alice.does('activate', 'tagged', 1);

    expect(alice).toHave({ hand: ['guard'] });
  });

  test('[OP-R7.3] Its targets are chosen when it comes to them, among those that fit', () => {
    const hunter = ch(
      1,
      1000,
      saying(
        on('ACTIVATE_MAIN', {
          do: 'ko',
          what: { upTo: 1, of: 'opponent', in: ['character'], where: { cost: { max: 2 } } },
        }),
      ),
    );
    const people = playing(
      { hunter, brute: ch(3, 5000) },
      { alice: { characters: ['hunter'] }, bola: { characters: ['sailor', 'brute', 'guard'] } },
    );
    const { alice, bola } = people;

    alice.does('activate', 'hunter', 1);
    expect(answersOf(people, alice).sort()).toEqual(['enough', 'guard', 'sailor']);
    alice.picks('guard');

    expect(bola).toHave({ characters: ['sailor', 'brute'], trash: ['guard'] });
  });

  test('[OP-R7.3] It works in the turn its card came, and only for the turn player outside battles', () => {
    const fresh = ch(1, 1000, saying(on('ACTIVATE_MAIN', draw(1))));
    const people = playing(
      { fresh },
      { alice: { characters: ['fresh'], since: { fresh: 1 }, deck }, bola: { characters: ['fresh'] } },
    );
    const { alice, bola } = people;
    alice.does('activate', 'fresh', 1);
    expect(alice).toHave({ hand: ['guard'] });

    attacks(people, alice, 'captain');

    expect(bola.refusal({ do: 'activate', card: 'fresh', at: 1 })).not.toBeNull();
    expect(alice.refusal({ do: 'activate', card: 'fresh', at: 1 })).not.toBeNull();
  });
});

describe('what a cost can be paid with', () => {
  const broker = (cost: Step): More =>
    ch(1, 1000, saying({ timings: ['ACTIVATE_MAIN'], cost: [cost], steps: [draw(1)] }));
  const rooted = ch(
    2,
    3000,
    saying({ timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_REMOVED' }] }),
  );
  const home: Step = { do: 'move', what: { n: 1, in: ['character'], where: { other: true } }, to: 'hand' };

  test('[OP-R7.3] Not with a card that cannot suffer it', () => {
    const people = playing({ broker: broker(home), rooted }, { alice: { characters: ['broker', 'rooted'] } });

    expect(people.alice.refusal({ do: 'activate', card: 'broker', at: 1 })?.code).toBe('CANNOT_PAY');
  });

  test('[OP-R7.3] With another one, and with no other question', () => {
    const people = playing(
      { broker: broker(home), rooted },
      { alice: { characters: ['broker', 'rooted', 'sailor'], deck } },
    );

    people.alice.does('activate', 'broker', 1);

    expect(people.alice).toHave({ characters: ['broker', 'rooted'], hand: ['sailor', 'guard'] });
  });

  test('[OP-R7.3] Where Life cannot be added to the hand, it can still be trashed for a cost', () => {
    const stern: Effect = {
      timings: ['PERMANENT'],
      steps: [{ do: 'playerCannot', who: 'you', be: 'LIFE_TO_HAND' }],
    };
    const life = (to: 'hand' | 'trash'): Step => ({ do: 'move', what: { n: 1, in: ['life'] }, to });
    const cards = { stern: leader(5000, 5, saying(stern)), broker: broker(life('trash')), nurse: broker(life('hand')) };
    const { alice } = playing(cards, {
      alice: { leader: ['stern'], characters: ['broker', 'nurse'], life: ['sailor'], deck },
    });
    expect(alice.refusal({ do: 'activate', card: 'nurse', at: 1 })?.code).toBe('CANNOT_PAY');

    alice.does('activate', 'broker', 1);

    expect(alice).toHave({ life: [], trash: ['sailor'], hand: ['guard'] });
  });
});

describe('[DON!! x2] [When Attacking]', () => {
  const brute = ch(1, 5000, saying({ ...on('WHEN_ATTACKING', draw(1)), don: 2 }));

  test('[S64] does not activate with one given DON!!', () => {
    const people = playing(
      { brute },
      { alice: { characters: ['brute'], given: { brute: 1 }, deck }, bola: { life: ['sailor'] } },
    );

    attacks(people, people.alice, 'brute');

    expect(people.alice).toHave({ hand: [] });
    expect(toldOf(people, 'effectQueued')).toEqual([]);
  });

  test.each([2, 3])('[S64] With %i it does', (given) => {
    const people = playing(
      { brute },
      { alice: { characters: ['brute'], given: { brute: given }, deck }, bola: { life: ['sailor'] } },
    );

    attacks(people, people.alice, 'brute');

    expect(people.alice).toHave({ hand: ['guard'] });
  });
});

describe('"If … Then"', () => {
  const loyal: Step = {
    do: 'if',
    if: { is: 'leader', where: { type: ['Tide'] } },
    then: [draw(2), trash1],
  };
  const cards = {
    horn: event(0, on('MAIN', loyal)),
    tide: leader(5000, 5, { types: ['Tide'] }),
    nudge: event(0, on('MAIN', { do: 'rest', what: { upTo: 1, of: 'opponent', in: ['character'] } }, draw(1))),
  };

  test('[S66] does neither part with a Leader of another type', () => {
    const people = playing(cards, { alice: { hand: ['horn', 'guard'], deck } });

    people.alice.does('play', 'horn');

    expect(people.alice).toHave({ hand: ['guard'], trash: ['horn'] });
    expect(people.alice).toBeAsked('main');
  });

  test('[S66] and both with one of that type', () => {
    const { alice } = playing(cards, { alice: { leader: ['tide'], hand: ['horn', 'sailor'], deck } });

    alice.does('play', 'horn');
    alice.picks('sailor');

    expect(alice).toHave({ hand: ['guard', 'guard'], trash: ['horn', 'sailor'] });
  });

  test('[S66] "Then" comes even if what stands before it could not be done', () => {
    const people = playing(cards, { alice: { hand: ['nudge'], deck } });

    people.alice.does('play', 'nudge');

    expect(people.alice).toHave({ hand: ['guard'] });
    expect(resolved(people)).toEqual(['nudge#1']);
  });
});
