import { describe, expect, test } from 'vitest';
import type { Effect, Step, Would } from '../../src/tree/tree.ts';
import { attacks, resolved, toldOf } from '../kit/battles.ts';
import { draw, on, restThis, trash1 } from '../kit/effects.ts';
import { answersOf, ch, event, leader, type More, type People, playing, saying } from '../kit/playing.ts';

const pile = ['sailor', 'sailor', 'sailor', 'guard', 'guard', 'guard'];
const theirs = { of: 'opponent', in: ['character'] } as const;
const use = (...steps: Step[]): More => event(0, on('MAIN', ...steps));
const koOne = use({ do: 'ko', what: { n: 1, ...theirs } });
const trashLife: Step = { do: 'move', what: { top: 1, in: ['life'] }, to: 'trash' };
const instead = (would: Would, steps: Step[], more: Partial<Effect> = {}): Effect => ({
  timings: ['REPLACEMENT'],
  would,
  steps,
  ...more,
});
const saved = (people: People): string[] => toldOf(people, 'replacementUsed').map(({ effect }) => effect);

describe('a cost that is replaced', () => {
  const cards = {
    broker: ch(
      1,
      1000,
      saying({
        timings: ['ACTIVATE_MAIN'],
        cost: [{ do: 'move', what: { n: 1, in: ['character'], where: { name: ['anchor', 'sailor'] } }, to: 'hand' }],
        steps: [draw(2)],
      }),
    ),
    anchor: ch(2, 3000, saying(instead({ what: 'LEAVE' }, [trashLife]))),
  };

  test('[S88] [OP-R15.1] counts as unpaid: what stands behind the colon does not happen', () => {
    const people = playing(cards, {
      alice: { characters: ['broker', 'anchor'], life: ['guard', 'guard'], deck: pile },
    });
    const { alice } = people;

    alice.does('activate', 'broker', 1);

    expect(saved(people)).toEqual(['anchor#1']);
    expect(alice).toHave({ characters: ['broker', 'anchor'], life: ['guard'], trash: ['guard'], hand: [] });
    expect(alice).toBeAsked('main');
  });

  test('[OP-R15.1] [OP-R7.4] What was begun so has spent its use of this turn', () => {
    const once = {
      ...cards.broker,
      effects: (cards.broker.effects ?? []).map((effect) => ({ ...effect, oncePerTurn: true })),
    };
    const { alice } = playing(
      { ...cards, broker: once },
      { alice: { characters: ['broker', 'anchor'], life: ['guard', 'guard'], deck: pile } },
    );

    alice.does('activate', 'broker', 1);

    expect(alice.refusal({ do: 'activate', card: 'broker', at: 1 })?.code).toBe('ONCE_PER_TURN');
  });

  test('[S88] [OP-R15.1] Paid with another Character, it happens', () => {
    const people = playing(cards, {
      alice: { characters: ['broker', 'anchor', 'sailor'], life: ['guard'], deck: pile },
    });
    const { alice } = people;

    alice.does('activate', 'broker', 1);
    alice.picks('sailor');

    expect(alice).toHave({ characters: ['broker', 'anchor'], life: ['guard'], hand: ['sailor', 'guard', 'guard'] });
  });

  test('[OP-R15.1] A replaced "rest this" is no payment either', () => {
    const lazy = ch(
      1,
      1000,
      saying(
        { timings: ['ACTIVATE_MAIN'], cost: [restThis], steps: [draw(2)] },
        instead({ what: 'REST' }, [trashLife]),
      ),
    );
    const people = playing({ lazy }, { alice: { characters: ['lazy'], life: ['guard'], deck: pile } });

    people.alice.does('activate', 'lazy', 1);

    expect(people.alice).toHave({ rested: { lazy: 0 }, life: [], hand: [] });
    expect(saved(people)).toEqual(['lazy#2']);
  });
});

describe('"if this would be K.O.\'d, you may trash 1 card from your hand instead"', () => {
  const cards = {
    koOne,
    martyr: ch(2, 3000, saying(instead({ what: 'KO' }, [trash1], { optional: true }), on('ON_KO', draw(1)))),
  };

  test("[S89] [OP-R15.2] cannot be used with an empty hand, and the Character is K.O.'d", () => {
    const people = playing(cards, { alice: { hand: ['koOne'] }, bola: { characters: ['martyr'], deck: pile } });

    people.alice.does('play', 'koOne');

    expect(people.alice).toBeAsked('main');
    expect(people.bola).toHave({ characters: [], trash: ['martyr'], hand: ['guard'] });
    expect(saved(people)).toEqual([]);
  });

  test('[S89] [OP-R15.2] With a card in hand it saves the Character', () => {
    const people = playing(cards, {
      alice: { hand: ['koOne'] },
      bola: { characters: ['martyr'], hand: ['sailor'], deck: pile },
    });
    const { alice, bola } = people;

    alice.does('play', 'koOne');
    expect(bola).toBeAsked('replace');
    bola.chooses('yes');

    expect(bola).toHave({ characters: ['martyr'], trash: ['sailor'], hand: [] });
    expect(toldOf(people, 'cardKO')).toEqual([]);
    expect(alice).toBeAsked('main');
  });

  test('[OP-R15.2] In battle as well, before the card goes', () => {
    const people = playing(
      { ...cards, brute: ch(1, 5000) },
      {
        alice: { characters: ['brute'] },
        bola: { characters: ['martyr'], rested: { martyr: 1 }, hand: ['sailor'], deck: pile },
      },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'brute', 'martyr');
    bola.does('done');
    bola.chooses('yes');

    expect(bola).toHave({ characters: ['martyr'], trash: ['sailor'] });
    expect(alice).toBeAsked('main');
  });

  test('[OP-R15.2] It says K.O.: a return to the hand is not covered', () => {
    const back = use({ do: 'move', what: { n: 1, ...theirs }, to: 'hand' });
    const people = playing(
      { ...cards, back },
      { alice: { hand: ['back'] }, bola: { characters: ['martyr'], hand: ['sailor'] } },
    );

    people.alice.does('play', 'back');

    expect(people.bola).toHave({ characters: [], hand: ['sailor', 'martyr'] });
  });

  test('[OP-R15.2] Only its own piece of a text is replaced; "if you do" fails, and the rest goes on', () => {
    const strike = use(
      { do: 'ko', what: { n: 1, ...theirs } },
      { do: 'ifDone', then: [draw(2)] },
      { do: 'addDon', n: 1 },
    );
    const people = playing(
      { ...cards, strike },
      { alice: { hand: ['strike'], deck: pile }, bola: { characters: ['martyr'], hand: ['sailor'] } },
    );

    people.alice.does('play', 'strike');
    people.bola.chooses('yes');

    expect(people.alice).toHave({ hand: [], donActive: 1 });
  });

  test('[OP-R15.3] Such a text is of the category REPLACEMENT, and waits for nothing by itself', () => {
    const { game } = playing(cards);
    const abilities = game.kit.cards.find(({ id }) => id === 'martyr')?.abilities ?? [];

    expect(abilities.map(({ id, category }) => [id, category])).toEqual([
      ['martyr#1', 'REPLACEMENT'],
      ['martyr#2', 'AUTO'],
    ]);
  });
});

describe('substitutes', () => {
  test('[S92] "Rest this instead" cannot be used by a card that is rested', () => {
    const sleeper = ch(1, 1000, saying(instead({ what: 'KO' }, [restThis], { optional: true })));
    const rested = playing(
      { koOne, sleeper },
      { alice: { hand: ['koOne'] }, bola: { characters: ['sleeper'], rested: { sleeper: 1 } } },
    );
    rested.alice.does('play', 'koOne');
    expect(rested.alice).toBeAsked('main');
    expect(rested.bola).toHave({ characters: [], trash: ['sleeper'] });

    const active = playing({ koOne, sleeper }, { alice: { hand: ['koOne'] }, bola: { characters: ['sleeper'] } });
    active.alice.does('play', 'koOne');
    active.bola.chooses('yes');
    expect(active.bola).toHave({ characters: ['sleeper'], rested: { sleeper: 1 } });
  });

  test("[S92] Trashed instead of being K.O.'d, a card was not K.O.'d: nothing that waits for that happens", () => {
    const husk = ch(
      1,
      1000,
      saying(instead({ what: 'KO' }, [{ do: 'move', what: 'this', to: 'trash' }]), on('ON_KO', draw(1))),
    );
    const mourner = ch(
      1,
      1000,
      saying({ timings: ['ON_KO'], when: { cards: { of: 'either', in: ['character'] } }, steps: [draw(1)] }),
    );
    const people = playing(
      { koOne, husk, mourner },
      { alice: { hand: ['koOne'], characters: ['mourner'], deck: pile }, bola: { characters: ['husk'], deck: pile } },
    );

    people.alice.does('play', 'koOne');

    expect(people.bola).toHave({ characters: [], trash: ['husk'], hand: [] });
    expect(people.alice).toHave({ hand: [] });
    expect(resolved(people)).toEqual(['husk#1', 'koOne#1']);
    expect(toldOf(people, 'cardKO')).toEqual([]);
  });

  test('[OP-R15.2] A substitute may itself be replaced', () => {
    const husk = ch(1, 1000, saying(instead({ what: 'KO' }, [{ do: 'move', what: 'this', to: 'trash' }])));
    const keeper = ch(
      1,
      1000,
      saying(
        instead({ what: 'LEAVE', cards: { in: ['character'], where: { name: ['husk'] } }, by: 'your-effect' }, [
          trashLife,
        ]),
      ),
    );
    const people = playing(
      { koOne, husk, keeper },
      { alice: { hand: ['koOne'] }, bola: { characters: ['husk', 'keeper'], life: ['guard', 'guard'] } },
    );

    people.alice.does('play', 'koOne');
    people.alice.picks('husk');

    // The K.O. was the opponent's, so the keeper could not answer that; the substitute is its own player's effect.
    expect(saved(people)).toEqual(['husk#1', 'keeper#1']);
    expect(people.bola).toHave({ characters: ['husk', 'keeper'], life: ['guard'], trash: ['guard'] });
  });

  test('[OP-R15.2] Damage may be replaced: none is taken, no Trigger is offered', () => {
    const stoic = leader(5000, 5, saying(instead({ what: 'DAMAGE' }, [trash1], { optional: true })));
    const people = playing(
      { stoic, flare: event(1, on('TRIGGER', draw(1))), brute: ch(1, 6000) },
      { alice: { characters: ['brute'] }, bola: { leader: ['stoic'], hand: ['sailor'], life: ['flare'] } },
    );
    const { alice, bola } = people;

    attacks(people, alice, 'brute');
    bola.does('done');
    expect(bola).toBeAsked('replace');
    bola.chooses('yes');

    expect(bola).toHave({ life: ['flare'], hand: [], trash: ['sailor'] });
    expect(alice).toBeAsked('main');
  });

  test('[OP-R15.2] At no Life that saves the match; declined, it is lost', () => {
    const stoic = leader(5000, 5, saying(instead({ what: 'DAMAGE' }, [trash1], { optional: true })));
    for (const word of ['yes', 'no']) {
      const people = playing(
        { stoic, brute: ch(1, 6000) },
        { alice: { characters: ['brute'] }, bola: { leader: ['stoic'], hand: ['sailor'], life: [] } },
      );
      attacks(people, people.alice, 'brute');
      people.bola.does('done');
      people.bola.chooses(word);
      expect(people.match.over).toEqual(word === 'yes' ? null : { reason: 'LIFE', winners: [0] });
    }
  });

  test('[OP-R15.2] Whether a hand can pay does not show: it is offered all the same', () => {
    const picky: Step = { do: 'move', what: { n: 1, in: ['hand'], where: { name: ['guard'] } }, to: 'trash' };
    const martyr = ch(2, 3000, saying(instead({ what: 'KO' }, [picky], { optional: true })));
    const people = playing(
      { koOne, martyr },
      { alice: { hand: ['koOne'] }, bola: { characters: ['martyr'], hand: ['sailor'] } },
    );

    people.alice.does('play', 'koOne');
    expect(answersOf(people, people.bola)).toEqual(['no']);
    people.bola.chooses('no');

    expect(people.bola).toHave({ characters: [] });
  });
});
