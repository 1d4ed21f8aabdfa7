/** What the cards are called and what they do, in our words. */
import type { CopyId } from '@dealers-choice/kernel';
import { jambo } from '../rules/game.ts';
import type { Card, Category } from '../rules/table.ts';
import { WARES } from '../rules/wares.ts';

export interface CardWords {
  name: string;
  text: string;
}

/** Every card but the ware cards, by its id. */
const CARD_WORDS: Readonly<Record<string, CardWords>> = {
  'small-stand': {
    name: 'Small stand',
    text: 'Three more spaces for wares. The first one built in the game costs 6 gold, every later one 3.',
  },
  guard: { name: 'Guard', text: 'Answers an animal, which then does nothing. Costs no action.' },
  'rain-maker': {
    name: 'Rain Maker',
    text: 'Answers a trade with a ware card: that card comes to your hand. Costs no action.',
  },
  shaman: {
    name: 'Shaman',
    text: 'Exchange all your wares of one kind for as many of another kind from the supply.',
  },
  psychic: { name: 'Psychic', text: 'See the top 6 cards of the deck and take one. The others stay as they lay.' },
  'tribal-elder': {
    name: 'Tribal Elder',
    text: 'Draw until you hold 5 cards, or have your opponent discard down to 3.',
  },
  'wise-man': {
    name: 'Wise Man from Afar',
    text: 'This turn, every ware card costs you 2 gold less to buy with and brings 2 more when you sell.',
  },
  portuguese: { name: 'Portuguese', text: 'Return any of your wares to the supply for 2 gold each.' },
  'basket-maker': { name: 'Basket Maker', text: 'Pay 2 gold: two wares of one kind come from the supply.' },
  'traveling-merchant': {
    name: 'Traveling Merchant',
    text: 'Put two wares of the supply up for auction.',
  },
  'arabian-merchant': {
    name: 'Arabian Merchant',
    text: 'Turn over the top 3 cards of the deck and put them up for auction together.',
  },
  dancer: {
    name: 'Dancer',
    text: 'Sell any three of your wares at the price of a ware card from your hand, whatever it pictures.',
  },
  carrier: {
    name: 'Carrier',
    text: 'One of you takes two wares of one kind, the other draws 2 cards. You choose who does what.',
  },
  drummer: { name: 'Drummer', text: 'Take any utility from the discard pile into your hand.' },
  crocodile: {
    name: 'Crocodile',
    text: "Take one of your opponent's utilities. You may use it at once, without an action; then it is discarded.",
  },
  parrot: { name: 'Parrot', text: "Take one of your opponent's wares." },
  hyena: { name: 'Hyena', text: "See your opponent's hand, take one card of it and give one of yours." },
  snake: { name: 'Snake', text: 'Each of you keeps one utility and discards the others. You choose first.' },
  elephant: { name: 'Elephant', text: "Both players' wares are shared out anew, one by one. You pick first." },
  ape: { name: 'Ape', text: 'Both hands are laid open and shared out anew, card by card. You pick first.' },
  lion: { name: 'Lion', text: "Both players' utilities are shared out anew, one by one. You pick first." },
  cheetah: { name: 'Cheetah', text: 'Your opponent chooses: pay you 2 gold, or let you draw 2 cards.' },
  well: { name: 'Well', text: 'Pay 1 gold: draw a card.' },
  drums: { name: 'Drums', text: 'Return one of your wares to the supply: draw a card.' },
  throne: { name: 'Throne', text: "Exchange one of your opponent's wares for one of yours." },
  boat: { name: 'Boat', text: 'Discard a card: take a ware of your choice from the supply.' },
  scale: { name: 'Scale', text: 'Draw 2 cards: keep one, give the other to your opponent.' },
  mask: {
    name: 'Mask of Transformation',
    text: 'Before your first look: put a card on the discard pile and take the one that was on top of it.',
  },
  supplies: {
    name: 'Supplies',
    text: 'Pay 1 gold or discard a card: turn over cards until a ware card comes, and take it.',
  },
  kettle: { name: 'Kettle', text: 'Discard 1 or 2 cards: draw as many.' },
  'leopard-statue': { name: 'Leopard Statue', text: 'Pay 2 gold: take a ware of your choice from the supply.' },
  weapons: { name: 'Weapons', text: 'Discard a card: get 2 gold.' },
};
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  ware: 'Ware',
  stand: 'Stand',
  people: 'People',
  animal: 'Animal',
  utility: 'Utility',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wareCard({ wares, buy, sell }: Card): CardWords {
  const name = wares.length === WARES.length ? 'All six wares' : capital(wares.join(', '));
  return { name, text: `Buy ${buy}, sell ${sell}` };
}
export function cardWords(card: Card): CardWords {
  const words = card.category === 'ware' ? wareCard(card) : CARD_WORDS[card.id];
  if (!words) throw new Error(`there are no words for the card ${card.id}`);
  return words;
}

/** A copy by its name; `other` stands for a card that the reader does not see. */
export function nameOf(copy: number, other = 'a card'): string {
  const card = jambo.faces[copy] ?? null; // 0 is face down, and has no face
  return card ? cardWords(card).name : other;
}
/** Cards in a row: commas are in their names. */
export const namesOf = (copies: readonly CopyId[]): string => copies.map((copy) => nameOf(copy)).join('; ');

/** "tea", "tea and silk", "tea, tea and silk". */
export const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? 'nothing') : `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;
/** "1 card", "2 cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
