/** What happened: "you have activated an Event during this turn", "a card has been trashed from your hand …". */

import { AREA_WORDS } from '../../lexicon/cards.ts';
import { DEED_WORDS } from '../../lexicon/causes.ts';
import type { Deed, Happened, Side } from '../tree.ts';
import { causeWords } from './cause.ts';
import { kindOf } from './filter.ts';
import { possessive, type Scope } from './scope.ts';
import { article, listed, sentence } from './words.ts';

const DOERS: Readonly<Record<Side, string>> = {
  you: 'you have',
  opponent: 'your opponent has',
  either: 'either player has',
};

/** Only Events are activated: the noun says so. */
const NOUNS: Readonly<Partial<Record<Deed, string>>> = { EVENT_ACTIVATED: 'Event' };

export function deedWords(happened: Happened, scope: Scope): string {
  // Behind it "it" would be this card.
  if (happened.this) scope.said.between = true;
  const from = happened.from?.map((area) => AREA_WORDS[area].noun);
  return sentence([
    saidOf(happened, scope),
    from ? `from the ${listed(from, 'or')}` : '',
    causeWords(happened, scope),
    happened.ever ? '' : 'during this turn',
  ]);
}

function saidOf({ what, who = 'you', this: own, where = {}, against }: Happened, scope: Scope): string {
  const words = DEED_WORDS[what];
  switch (words.of) {
    case 'player':
      if (own) return `${scope.self} has been ${words.said}`;
      return `${DOERS[who]} ${words.said} ${article(kindOf(where, scope, false, NOUNS[what]))}`;
    case 'fight': {
      const met = against ? article(kindOf(against, scope, false)) : '';
      if (own) return sentence([`${scope.self} has ${words.said}`, met]);
      const first = `${DOERS[who]} ${words.said} with ${article(kindOf(where, scope, false))}`;
      return sentence([first, met ? `against ${met}` : '']);
    }
    case 'cards':
      return `one of ${possessive(who, scope)} ${kindOf(where, scope, true)} has been ${words.said}`;
    case 'things':
      return `${DOERS[who]} ${words.said}`;
    case 'pile':
      return `${words.said[0]} ${possessive(who, scope)} ${words.said[1]}`;
  }
}
