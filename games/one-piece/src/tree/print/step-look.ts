/** "look at 5 cards from the top of your deck; reveal up to 1 … and add it to your hand. Then, place the rest …" */
import { DESTINATION_WORDS, isDestination } from '../../lexicon/destinations.ts';
import type { Rest, StepOf, Take } from '../tree.ts';
import { by, type Clause, does } from './clause.ts';
import { kindOf } from './filter.ts';
import { whereLetters } from './number.ts';
import { possessive, type Scope } from './scope.ts';
import { done, placeWords } from './step-cards.ts';
import { targetOf } from './target.ts';

export function looked({ what, take, rest, who = 'you' }: StepOf<'look'>, scope: Scope): Clause {
  const inner = by(who, scope);
  const they = who === 'you' ? '' : 'they ';
  const { text, many } = targetOf(what, inner);
  const seen = `${text}${whereLetters(inner)}`;
  const owner = possessive(what.of ?? 'you', inner);
  if (!take) {
    const put = putAway(rest, many ? 'them' : 'it', many, owner);
    return does(who, 'look', inner, 'at', they ? `${seen}; ${they}${put}` : `${seen} and ${put}`);
  }
  const took = `${they}${taken(take, owner, inner)}`;
  const clause = does(
    who,
    'look',
    inner,
    'at',
    `${seen}; ${took}. Then, ${they}${putAway(rest, 'the rest', true, owner)}`,
  );
  done(scope, 'taken');
  return clause;
}

function putAway(rest: Rest, cards: string, many: boolean, owner: string): string {
  const order = many ? ' in any order' : '';
  switch (rest) {
    case 'trash':
      return `trash ${cards}`;
    case 'as-they-were':
      return `put ${cards} back as ${many ? 'they were' : 'it was'}`;
    case 'shuffle':
      return `shuffle ${cards} into ${owner} deck`;
    default:
      return `place ${cards} ${placeWords(rest, owner, 'place')}${order}`;
  }
}

function taken({ n, upTo, where, differentNames, to, reveal, faceUp }: Take, owner: string, scope: Scope): string {
  const one = (upTo ?? n) === 1;
  scope.said.many = !one;
  scope.said.chosen = true;
  scope.said.between = false;
  const amount = upTo === undefined ? `${n ?? 1}` : `up to ${upTo}`;
  const withs = differentNames ? ['different card names'] : [];
  const cards = `${amount} ${kindOf(where ?? {}, scope, !one, undefined, false, withs)}${whereLetters(scope)}`;
  const goes = goesTo(to, owner);
  // A filter always shows; what is played or trashed is seen anyway.
  const isShown = to === 'play' || to === 'play-rested' || to === 'trash' ? reveal && !where : reveal || where;
  const verb = isDestination(to) ? DESTINATION_WORDS[to].fromElsewhere : 'play';
  const text = isShown ? `reveal ${cards} and ${verb} ${one ? 'it' : 'them'}` : `${verb} ${cards}`;
  return `${text}${goes}${faceUp ? ' face-up' : ''}`;
}

/** With the space or comma before it. */
function goesTo(to: Take['to'], owner: string): string {
  if (!isDestination(to)) return to === 'play-rested' ? ', rested' : '';
  const place = placeWords(to, owner, DESTINATION_WORDS[to].fromElsewhere);
  return place && ` ${place}`;
}
