/** What Caravan says to people. */
import type { Words } from '@dealers-choice/words';
import { type Caravan, caravan } from './caravan.ts';

const PROMPTS: Readonly<Record<string, string>> = {
  trade: 'Play a card or pass.',
  raid: 'You are raided: show a Guard, or pay.',
};
const cardName = (copy: number): string => caravan.faces[copy]?.id ?? 'a card';

export const words: Words<Caravan> = {
  title: 'Caravan',
  about: 'Trade until the deck is gone; the richest wins.',
  seatName: (seat) => ['Alice', 'Bola', 'Chidi', 'Dede'][seat] ?? '',
  card: ({ id }) => ({ name: id, text: '' }),
  prompt: ({ prompt }) => PROMPTS[prompt] ?? prompt,
  event(event, { name }) {
    if (event.type !== 'paid') return `${name(event.seat)} ${event.type} ${cardName(event.card)}.`;
    return event.gold < 0
      ? `${name(event.seat)} pays ${-event.gold} gold.`
      : `${name(event.seat)} gets ${event.gold} gold.`;
  },
  refusal: ({ code, params }) =>
    code === 'too-poor' ? `It costs ${params.need} gold and you have ${params.have}.` : `Refused: ${code}.`,
  move(move) {
    if ('do' in move) return move.do === 'pass' ? 'Pass' : `Play ${cardName(move.card ?? 0)}`;
    return 'choose' in move ? move.choose : JSON.stringify(move);
  },
  ending: ({ view, name }) => `${(view.over?.winners ?? []).map(name).join(' and ')} win.`,
};
