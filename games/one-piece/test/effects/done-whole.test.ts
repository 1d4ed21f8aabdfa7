import { describe, expect, test } from 'vitest';
import type { Step } from '../../src/tree/tree.ts';
import { draw, on, onFor, restThis, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, playing, saying } from '../kit/playing.ts';

const bottom: Step = { do: 'move', what: { n: 1, in: ['hand'] }, to: 'deck-top-or-bottom' };
const never = { have: { in: ['stage'] } } as const;

describe('"if you do"', () => {
  test('[OP-R7.5] What an "if" kept from happening was not done, whatever was done before', () => {
    const people = playing(
      {
        omen: event(0, on('MAIN', draw(1), { do: 'if', if: never, then: [trash1] }, { do: 'ifDone', then: [draw(2)] })),
      },
      { alice: { hand: ['omen'] } },
    );
    people.alice.does('play', 'omen');

    expect(people.alice).toHave({ hand: ['sailor'] });
  });

  test('[OP-R7.5] DON!! and Characters rested together are both done, also where texts might replace it', () => {
    const both: Step = { do: 'rest', what: { n: 2, in: ['character', 'don'] } };
    const cards = {
      rope: event(0, onFor('MAIN', both, draw(1))),
      saint: ch(1, 1000, saying({ timings: ['REPLACEMENT'], would: { what: 'KO' }, steps: [trash1] })),
    };
    const people = playing(cards, { alice: { hand: ['rope'], characters: ['saint'], donActive: 2 } });
    people.alice.does('play', 'rope');
    people.alice.chooses('yes');
    people.alice.picks('saint', 2000);

    expect(people.alice).toHave({ hand: ['sailor'], rested: { saint: 1 }, donRested: 1 });
  });

  test('[OP-R7.3] Cards from the field and from the hand go together', () => {
    const cards = {
      purge: event(0, onFor('MAIN', { do: 'move', what: { n: 2, in: ['character', 'hand'] }, to: 'trash' }, draw(1))),
      mate: ch(1, 1000),
      saint: ch(1, 1000, saying({ timings: ['REPLACEMENT'], would: { what: 'KO' }, steps: [trash1] })),
    };
    for (const beside of ['sailor', 'saint']) {
      const people = playing(cards, { alice: { hand: ['purge', 'guard'], characters: ['mate', beside] } });
      people.alice.does('play', 'purge');
      people.alice.chooses('yes');
      people.alice.picks('mate', 'guard');

      expect(people.alice).toHave({ hand: ['sailor'], characters: [beside], trash: ['purge', 'guard', 'mate'] });
    }
  });
});

describe('"for each card trashed"', () => {
  test('[S105] Who declines trashed none, whatever was done before', () => {
    const some: Step = { do: 'move', what: { upTo: 'any', in: ['hand'] }, to: 'trash' };
    const more: Step = { do: 'draw', n: { done: 'n', times: 2 } };
    const people = playing(
      { sift: event(0, on('MAIN', draw(2), { do: 'may', steps: [some] }, more)) },
      { alice: { hand: ['sift'] } },
    );
    people.alice.does('play', 'sift');
    people.alice.chooses('no');

    expect(people.alice).toHave({ hand: ['sailor', 'sailor'] });
  });
});

describe('"draw up to"', () => {
  test('[OP-R7.5] asks for each card, whatever was chosen before', () => {
    const people = playing(
      { sift: event(0, on('MAIN', bottom, { do: 'draw', n: 2, upTo: true })) },
      { alice: { hand: ['sift', 'guard'] } },
    );
    people.alice.does('play', 'sift');
    people.alice.chooses('bottom');
    people.alice.chooses('yes');
    people.alice.chooses('yes');

    expect(people.alice).toHave({ hand: ['sailor', 'sailor'] });
    expect(people.alice).toBeAsked('main');
  });

  test('[OP-R7.5] asks nothing of a player who cannot draw by effects', () => {
    const dry = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'playerCannot', who: 'opponent', be: 'DRAW_BY_EFFECTS' }],
    });
    const people = playing(
      { sift: event(0, on('MAIN', { do: 'draw', n: 2, upTo: true })), dry: ch(1, 1000, dry) },
      { alice: { hand: ['sift'] }, bola: { characters: ['dry'] } },
    );
    people.alice.does('play', 'sift');

    expect(people.alice).toBeAsked('main');
  });
});

describe('"this Character"', () => {
  test('[OP-R1.2] is another card when it has gone to the hand in the meantime', () => {
    const leap = saying(
      on(
        'ACTIVATE_MAIN',
        { do: 'move', what: { n: 1, in: ['character'] }, to: 'hand' },
        { do: 'move', what: 'this', to: 'trash' },
      ),
    );
    const people = playing({ imp: ch(1, 1000, leap) }, { alice: { characters: ['imp', 'sailor'] } });
    people.alice.does('activate', 'imp', 1);
    people.alice.picks('imp');

    expect(people.alice).toHave({ hand: ['imp'], trash: [] });
  });
});

describe('a cost of two parts', () => {
  test('[OP-R7.3] cannot be paid with one card for both', () => {
    const two = saying({
      timings: ['ACTIVATE_MAIN'],
      cost: [restThis, { do: 'rest', what: { n: 1, in: ['character'] } }],
      steps: [draw(1)],
    });
    const alone = playing({ clerk: ch(1, 1000, two) }, { alice: { characters: ['clerk'] } });
    const helped = playing({ clerk: ch(1, 1000, two) }, { alice: { characters: ['clerk', 'guard'] } });

    expect(alone.alice.refusal({ do: 'activate', card: 'clerk', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });
    helped.alice.does('activate', 'clerk', 1);
    expect(helped.alice).toHave({ hand: ['sailor'], rested: { clerk: 1, guard: 1 } });
  });

  test('[OP-R7.3] nor with one DON!! for both', () => {
    const two = saying({
      timings: ['ACTIVATE_MAIN'],
      cost: [
        { do: 'restDon', n: 1 },
        { do: 'giveDon', n: 1, from: 'active', to: 'this' },
      ],
      steps: [draw(1)],
    });
    const poor = playing({ clerk: ch(1, 1000, two) }, { alice: { characters: ['clerk'], donActive: 1 } });
    const rich = playing({ clerk: ch(1, 1000, two) }, { alice: { characters: ['clerk'], donActive: 2 } });

    expect(poor.alice.refusal({ do: 'activate', card: 'clerk', at: 1 })).toMatchObject({ code: 'CANNOT_PAY' });
    rich.alice.does('activate', 'clerk', 1);
    expect(rich.alice).toHave({ hand: ['sailor'], donActive: 0, donRested: 1, given: { clerk: 1 } });
  });

  test('[OP-R7.3] nor by drawing where that is forbidden', () => {
    const dry = saying({
      timings: ['PERMANENT'],
      steps: [{ do: 'playerCannot', who: 'opponent', be: 'DRAW_BY_EFFECTS' }],
    });
    const people = playing(
      {
        clerk: ch(
          1,
          1000,
          saying(onFor('ACTIVATE_MAIN', draw(1), { do: 'power', what: 'this', n: 1000, for: 'THIS_TURN' })),
        ),
        dry: ch(1, 1000, dry),
      },
      { alice: { characters: ['clerk'] }, bola: { characters: ['dry'] } },
    );
    expect(answersOf(people, people.alice).filter((one) => one.startsWith('activate'))).toEqual([]);
  });
});
