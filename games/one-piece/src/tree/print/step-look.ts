/** "look at 5 cards from the top of your deck; reveal up to 1 … and add it to your hand. Then, place the rest …" */
import type { Rest, Step, Take } from '../tree.ts';
import { by, type Clause, does } from './clause.ts';
import { kindOf } from './filter.ts';
import { whereLetters } from './number.ts';
import { possessive, type Scope } from './scope.ts';
import { done } from './step-cards.ts';
import { targetOf } from './target.ts';

type Look = Extract<Step, { do: 'look' }>;

export function looked({ what, take, rest, who = 'you' }: Look, scope: Scope): Clause {
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
    case 'deck-bottom':
      return `place ${cards} at the bottom of ${owner} deck${order}`;
    case 'deck-top':
      return `place ${cards} at the top of ${owner} deck${order}`;
    case 'deck-top-or-bottom':
      return `place ${cards} at the top or bottom of ${owner} deck${order}`;
    case 'life-top':
      return `place ${cards} at the top of ${owner} Life cards${order}`;
    case 'life-top-or-bottom':
      return `place ${cards} at the top or bottom of ${owner} Life cards${order}`;
    case 'trash':
      return `trash ${cards}`;
    case 'as-they-were':
      return `put ${cards} back as ${many ? 'they were' : 'it was'}`;
    case 'shuffle':
      return `shuffle ${cards} into ${owner} deck`;
  }
}

const VERBS: Readonly<Record<Take['to'], string>> = {
  hand: 'add',
  play: 'play',
  'play-rested': 'play',
  trash: 'trash',
  'life-top': 'add',
  'deck-top': 'place',
};

function taken({ n, upTo, where, to, reveal, faceUp }: Take, owner: string, scope: Scope): string {
  const one = (upTo ?? n) === 1;
  scope.said.many = !one;
  scope.said.chosen = true;
  scope.said.between = false;
  const amount = upTo === undefined ? `${n ?? 1}` : `up to ${upTo}`;
  const cards = `${amount} ${kindOf(where ?? {}, scope, !one)}${whereLetters(scope)}`;
  const goes = goesTo(to, owner);
  // A filter always shows; what is played or trashed is seen anyway.
  const isShown = to === 'play' || to === 'play-rested' || to === 'trash' ? reveal && !where : reveal || where;
  const text = isShown ? `reveal ${cards} and ${VERBS[to]} ${one ? 'it' : 'them'}` : `${VERBS[to]} ${cards}`;
  return `${text}${goes}${faceUp ? ' face-up' : ''}`;
}

/** With the space or comma before it. */
function goesTo(to: Take['to'], owner: string): string {
  switch (to) {
    case 'hand':
      return ` to ${owner} hand`;
    case 'life-top':
      return ` to the top of ${owner} Life cards`;
    case 'deck-top':
      return ` at the top of ${owner} deck`;
    case 'play-rested':
      return ', rested';
    case 'play':
    case 'trash':
      return '';
  }
}
