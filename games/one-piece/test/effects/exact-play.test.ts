/** Texts that are played as they are written, where a little less would pass for the same. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { readCard } from '../../src/data/read-card.ts';
import type { Effect } from '../../src/tree/tree.ts';
import { attacks, shown } from '../kit/battles.ts';
import { ch, event, leader, type More, playing, saying, stage } from '../kit/playing.ts';

/** The effects of a text. */
const textOf = (text: string, category: 'CHARACTER' | 'EVENT' = 'CHARACTER'): Effect[] => {
  const { effects, unread } = readText(text, null, { category });
  if (unread.length > 0) throw new Error(unread[0]?.reason);
  return effects;
};
const says = (text: string): More => saying(...textOf(text));

describe('"for every Character K.O.\'d"', () => {
  const rite = event(
    0,
    ...textOf(
      '[Main] Your Leader gains +1000 power during this turn. Then, you may K.O. any number of your {Wisp} type ' +
        "Characters. Your Leader gains an additional +1000 power during this turn for every Character K.O.'d.",
      'EVENT',
    ),
  );
  const cards = { rite, wisp: ch(1, 1000, { types: ['Wisp'] }) };

  test('counts none when the offer is declined', () => {
    const people = playing(cards, { alice: { hand: ['rite'], characters: ['wisp', 'wisp'] } });
    people.alice.does('play', 'rite');
    people.alice.chooses('no');

    expect(shown(people, 0, 'captain')).toBe(6000);
  });

  test("counts those that were K.O.'d", () => {
    const people = playing(cards, { alice: { hand: ['rite'], characters: ['wisp', 'wisp'] } });
    people.alice.does('play', 'rite');
    people.alice.chooses('yes');
    people.alice.picks('wisp', 'wisp');

    expect(shown(people, 0, 'captain')).toBe(8000);
  });
});

describe("a power that becomes another card's", () => {
  const mimic = ch(3, 4000, {
    ...says(
      "[When Attacking] Select up to 1 of your opponent's Characters. This Character's base power becomes the same " +
        "as the selected Character's power during this turn.",
    ),
  });
  const has = { alice: { characters: ['mimic'] }, bola: { characters: ['giant'], life: ['sailor'] } };
  const cards = { mimic, giant: ch(8, 9000) };

  test('is that of the selected one', () => {
    const people = playing(cards, has);
    attacks(people, people.alice, 'mimic');
    people.alice.picks('giant');

    expect(shown(people, 0, 'mimic')).toBe(9000);
  });

  test('stays what it was when none is selected', () => {
    const people = playing(cards, has);
    attacks(people, people.alice, 'mimic');
    people.alice.picks();

    expect(shown(people, 0, 'mimic')).toBe(4000);
  });
});

describe('a Character with "no base effect"', () => {
  test('is none whose text was not read', () => {
    const blank = { ...ch(1, 1000), unsupported: [['Sing a song.', 'no production goes on at "Sing"']] as const };
    const caller = ch(1, 1000, says('[On Play] Play up to 1 Character card with no base effect from your hand.'));
    const people = playing({ blank, caller }, { alice: { hand: ['caller', 'blank', 'sailor'], donActive: 1 } });
    people.alice.does('play', 'caller');

    expect(() => people.alice.picks('blank')).toThrow();
    people.alice.picks('sailor');
    expect(people.alice).toHave({ characters: ['caller', 'sailor'] });
  });
});

describe('"do not become active in … Refresh Phases"', () => {
  const tower = stage(
    1,
    ...textOf(
      "All Characters with a cost of 5 or less do not become active in your and your opponent's Refresh Phases.",
    ),
  );
  const bell = event(0, ...textOf('[Main] Set up to 1 of your Characters as active.', 'EVENT'));

  test('keeps them rested there, and lets effects set them as active', () => {
    const people = playing(
      { tower, bell },
      { alice: { stage: ['tower'], characters: ['sailor'], rested: { sailor: 1 }, hand: ['bell'] } },
    );
    const { alice, bola } = people;
    alice.does('end');
    bola.does('end');
    expect(shown(people, 0, 'sailor', 'rested')).toBe(1);
    alice.does('play', 'bell');
    alice.picks('sailor');
    expect(shown(people, 0, 'sailor', 'rested')).toBe(0);
  });
});

describe('"up to 1 of your opponent\'s rested DON!! cards will not become active"', () => {
  const frost = event(
    0,
    ...textOf(
      "[Main] Up to 2 of your opponent's rested DON!! cards will not become active in your opponent's next Refresh " +
        'Phase.',
      'EVENT',
    ),
  );

  test.each([0, 1, 2])('may be %i of them', (n) => {
    const people = playing({ frost }, { alice: { hand: ['frost'] }, bola: { donRested: 3 } });
    people.alice.does('play', 'frost');
    people.alice.says(n);
    people.alice.does('end');
    // Two come in the DON!! Phase.
    expect(people.bola).toHave({ donActive: 5 - n, donRested: n });
  });
});

describe('"the cost of playing" a card', () => {
  const cards = {
    dock: stage(
      1,
      ...textOf('The cost of playing Character cards with a cost of 2 or more from your hand will be reduced by 1.'),
    ),
    sale: event(
      0,
      ...textOf(
        '[Main] The next time you play a Character card from your hand during this turn, the cost will be ' +
          'reduced by 1.',
        'EVENT',
      ),
    ),
    sign: event(
      0,
      ...textOf(
        '[Main] The cost of playing {Crew} type cards from your hand will be reduced by 1 during this turn.',
        'EVENT',
      ),
    ),
    call: event(0, ...textOf('[Main] Play up to 1 Character card with a cost of 3 or less from your hand.', 'EVENT')),
    four: ch(4, 5000),
  };

  test('is what is paid, again and again', () => {
    const { alice } = playing(cards, { alice: { stage: ['dock'], hand: ['four', 'four'], donActive: 6 } });
    alice.does('play', 'four');
    alice.does('play', 'four');

    expect(alice).toHave({ donActive: 0 });
  });

  test('lasts as long as it says', () => {
    const { alice, bola } = playing(cards, { alice: { hand: ['sign', 'four', 'four'], donActive: 5 } });
    alice.does('play', 'sign');
    alice.does('play', 'four');
    expect(alice).toHave({ donActive: 2 });
    alice.does('end');
    bola.does('end');
    alice.does('play', 'four');

    expect(alice).toHave({ donActive: 3 });
  });

  test.each([
    ['a standing text', { stage: ['dock'] }, ''],
    ['a promise for the next time', {}, 'sale'],
    ['a promise for this turn', {}, 'sign'],
  ])('of %s leaves the cost that other texts look at', (_what, has, promise) => {
    const { alice } = playing(cards, {
      alice: { ...has, hand: ['call', 'four', ...(promise ? [promise] : [])], donActive: 9 },
    });
    if (promise) alice.does('play', promise);
    alice.does('play', 'call');

    expect(() => alice.picks('four')).toThrow();
    alice.picks();
    alice.does('play', 'four');
    expect(alice).toHave({ donActive: 6 });
  });
});

describe('"[Once Per Turn] … you may …. If you do, …"', () => {
  const scribe = ch(
    3,
    4000,
    says('[Once Per Turn] When your opponent attacks, you may trash 1 card from your hand. If you do, draw 2 cards.'),
  );

  test('is not spent by whoever declines', () => {
    const people = playing(
      { scribe },
      {
        alice: { characters: ['sailor'] },
        bola: { characters: ['scribe'], hand: ['guard'], life: ['sailor', 'sailor', 'sailor'] },
      },
    );
    const { alice, bola } = people;
    attacks(people, alice, 'captain');
    bola.chooses('no');
    bola.does('done');
    bola.chooses('take');
    attacks(people, alice, 'sailor');
    bola.chooses('yes');
    bola.picks('guard');

    expect(bola).toHave({ trash: ['guard'], hand: ['sailor', 'sailor', 'sailor'] });
  });
});

describe('"when your number of Life cards becomes 0"', () => {
  const cards = {
    saint: leader(5000, 1, {
      effects: textOf(
        "[Opponent's Turn] [Once Per Turn] When your number of Life cards becomes 0, add 1 card from the top of your " +
          'deck to the top of your Life cards.',
      ),
    }),
    spring: event(0, ...textOf('[Trigger] Add up to 1 card from the top of your deck to the top of your Life cards.')),
  };

  test('is the moment in which it did, though a [Trigger] brought a card since', () => {
    const people = playing(cards, { bola: { leader: ['saint'], life: ['spring'] } });
    attacks(people, people.alice, 'captain');
    people.bola.does('done');
    people.bola.chooses('trigger');
    people.bola.says(1);

    expect(people.match.table.life[1]).toHaveLength(2);
  });

  test('is none with cards left', () => {
    const people = playing(cards, { bola: { leader: ['saint'], life: ['sailor', 'sailor'] } });
    attacks(people, people.alice, 'captain');
    people.bola.does('done');
    people.bola.chooses('take');

    expect(people.match.table.life[1]).toHaveLength(1);
  });
});

describe('a change for a while', () => {
  test.each([
    ['hand', 'Give all {Crew} type Character cards in your hand −1 cost during this turn.'],
    ['trash', 'Give up to 1 Character card in your trash −1 cost during this turn.'],
  ])('of cards in the %s is refused, not passed over', (_area, words) => {
    const card = { id: 'X-1', name: 'X', category: 'EVENT', colours: ['red'], types: ['Crew'], cost: 1 };
    const read = readCard({ ...card, effects: textOf(`[Main] ${words}`, 'EVENT') });

    expect('problems' in read ? read.problems.map(({ message }) => message) : []).toEqual([
      'effects[0].steps[0].what.in cannot be changed there by a cost; it must be of leader, character, stage.',
    ]);
  });
  test('is refused of the card that base power is swapped with', () => {
    const card = { id: 'X-1', name: 'X', category: 'EVENT', colours: ['red'], types: ['Crew'], cost: 1 };
    const steps = [
      { do: 'swapBasePower', what: { n: 1, in: ['character'] }, with: { n: 1, in: ['hand'] }, for: 'THIS_TURN' },
    ];
    const read = readCard({ ...card, effects: [{ timings: ['MAIN'], steps }] });

    expect('problems' in read ? read.problems.map(({ message }) => message) : []).toEqual([
      'effects[0].steps[0].with.in cannot be changed there by a swapBasePower; it must be of leader, character, stage.',
    ]);
  });
});

describe('"up to 2 of your opponent\'s rested cards will not become active"', () => {
  test('may be a Character and a DON!!', () => {
    const frost = event(
      0,
      ...textOf(
        "[Main] Up to 2 of your opponent's rested cards will not become active in your opponent's next Refresh Phase.",
        'EVENT',
      ),
    );
    const people = playing(
      { frost },
      { alice: { hand: ['frost'] }, bola: { characters: ['guard'], rested: { guard: 1 }, donRested: 2 } },
    );
    const { alice, bola } = people;
    alice.does('play', 'frost');
    alice.picks('guard', 2000);
    alice.does('end');

    expect(bola).toHave({ rested: { guard: 1 }, donActive: 3, donRested: 1 });
  });
});
