/** "Return 1 Character … or place it …": first the card is chosen, then what becomes of it. */
import { describe, expect, test } from 'vitest';
import { answersOf, type Has, playing } from '../kit/playing.ts';
import { chief, mate, spell } from '../kit/texts.ts';

const TWO = { bola: { characters: ['sailor', 'guard'] } };
const used = (text: string, has: Has = TWO) => {
  const people = playing({ hex: spell(`[Main] ${text}`) }, { ...has, alice: { hand: ['hex'], ...has.alice } });
  people.alice.does('play', 'hex');
  return people;
};

describe('[OP-R7.3] One card and two ways', () => {
  const text =
    "Return up to 1 of your opponent's Characters to the owner's hand or place it at the bottom of the owner's deck.";

  test('The card is chosen before the way', () => {
    const people = used(text);
    expect(answersOf(people, people.alice)).toEqual(['sailor', 'guard', 'enough']);
    people.alice.picks('guard');
    expect(people.alice).toBeAsked('choose-one');
    people.alice.chooses('2');

    expect(people.bola).toHave({ characters: ['sailor'], hand: [] });
    const [bottom] = people.match.table.deck[1];
    expect(bottom && people.game.faceIn(people.match.table, bottom)?.id).toBe('guard');
    const back = used(text);
    back.alice.picks('guard');
    back.alice.chooses('1');
    expect(back.bola).toHave({ characters: ['sailor'], hand: ['guard'] });
  });

  test('Where none is chosen, or none is there, no second question comes', () => {
    const { alice } = used(text);
    alice.picks();
    expect(alice).toBeAsked('main');

    expect(used(text, { bola: { characters: [] } }).alice).toBeAsked('main');
  });

  test.each([
    [
      "K.O. up to 1 of your opponent's Characters, or return it to the owner's hand.",
      { trash: ['guard'] },
      { hand: ['guard'] },
    ],
    [
      "Place up to 1 of your opponent's Characters at the top of the owner's deck or K.O. it.",
      { hand: [] },
      { trash: ['guard'] },
    ],
    ["Rest up to 1 of your opponent's Characters or K.O. it.", { rested: { guard: 1 } }, { trash: ['guard'] }],
    [
      "Up to 1 of your opponent's Characters cannot attack until the end of your opponent's next turn or rest it.",
      { rested: { guard: 0 } },
      { rested: { guard: 1 } },
    ],
  ])('%s', (does, one, other) => {
    for (const [way, has] of [
      ['1', one],
      ['2', other],
    ] as const) {
      const { alice, bola } = used(does);
      alice.picks('guard');
      alice.chooses(way);
      expect(bola).toHave(has);
    }
    const none = used(does).alice;
    none.picks();
    expect(none).toBeAsked('main');
  });

  test.each([
    "Place up to 1 of your opponent's Characters at the top or bottom of the owner's deck.",
    "Choose up to 1 of your opponent's Characters. Place it at the top or bottom of the owner's deck.",
    "Add up to 1 of your opponent's Characters to the top or bottom of the owner's Life cards face-up.",
  ])('[OP-R7.3] nor which end it goes to: %s', (does) => {
    const ends = { bola: { ...TWO.bola, life: ['sailor'] } };
    const some = used(does, ends);
    some.alice.picks('guard');
    expect(some.alice).not.toBeAsked('main');

    const none = used(does, ends).alice;
    none.picks();
    expect(none).toBeAsked('main');
  });

  test('DON!! that it would be given are not asked for either', () => {
    const does = 'Set up to 1 of your Characters as active or give up to 1 rested DON!! card to it.';
    const has = { alice: { characters: ['sailor'], rested: { sailor: 1 }, donRested: 1 } };
    const given = used(does, has);
    given.alice.picks('sailor');
    given.alice.chooses('2');
    given.alice.says(1);
    expect(given.alice).toHave({ given: { sailor: 1 }, rested: { sailor: 1 } });

    const none = used(does, has);
    none.alice.picks();
    expect(none.alice).toBeAsked('main');
  });

  test('nor where the DON!! come first', () => {
    const does = "Give up to 1 rested DON!! card to 1 of your Characters or return it to the owner's hand.";
    const has = { alice: { characters: ['sailor', 'guard'], donRested: 1 } };
    const { alice } = used(does, has);
    alice.picks('guard');
    alice.chooses('2');
    expect(alice).toHave({ characters: ['sailor'], hand: ['guard'], donRested: 1 });
  });

  test('Of the trash: it is added to the hand or played', () => {
    const does = 'Add up to 1 Character card from your trash to your hand or play it rested.';
    const { alice } = used(does, { alice: { trash: ['guard', 'sailor'] } });
    alice.picks('guard');
    alice.chooses('2');
    expect(alice).toHave({ characters: ['guard'], rested: { guard: 1 }, hand: [] });
  });

  test('Who is told to do it chooses both', () => {
    const does =
      "Your opponent returns 1 of their Characters to the owner's hand or places it at the bottom of the owner's deck.";
    const { bola } = used(does);
    bola.picks('guard');
    bola.chooses('1');
    expect(bola).toHave({ characters: ['sailor'], hand: ['guard'] });
  });

  test('Of all of them only the way is chosen', () => {
    const does = "Return all of your opponent's Characters to the owner's hand or K.O. them.";
    const { alice, bola } = used(does);
    alice.chooses('2');
    expect(bola).toHave({ characters: [], trash: ['sailor', 'guard'] });
  });
});

describe('[OP-R7.3] As a price', () => {
  const price = "You may return 1 of your Characters to the owner's hand or place it at the bottom of the owner's deck";

  test.each(['[On Play]', '[Activate: Main]'])('%s: it is paid with one card, one way', (tag) => {
    const cards = { clerk: mate(`${tag} ${price}: Draw 1 card.`, 0) };
    const isPlayed = tag === '[On Play]';
    const { alice } = playing(cards, {
      alice: isPlayed ? { hand: ['clerk'], characters: ['guard'] } : { characters: ['clerk', 'guard'] },
    });
    if (isPlayed) alice.does('play', 'clerk');
    else alice.does('activate', 'clerk', 1);
    if (isPlayed) alice.chooses('yes');
    alice.picks('guard');
    alice.chooses('1');
    expect(alice).toHave({ characters: ['clerk'], hand: ['guard', 'sailor'] });
  });

  test('Without a Character it cannot be paid', () => {
    const cards = { chair: chief(`[Activate: Main] ${price}: Draw 1 card.`) };
    const { alice } = playing(cards, { alice: { leader: ['chair'] } });
    expect(alice.refusal({ do: 'activate', card: 'chair', at: 1 })).toBeDefined();
  });

  test('nor is it offered: "You may … . If you do, …"', () => {
    const does = `${price}. If you do, draw 1 card.`;
    const has = { alice: { characters: ['guard'] } };
    const { alice } = used(does, has);
    alice.chooses('yes');
    alice.chooses('1');
    expect(alice).toHave({ characters: [], hand: ['guard', 'sailor'] });

    expect(used(does, { alice: {} }).alice).toBeAsked('main');
  });
});
