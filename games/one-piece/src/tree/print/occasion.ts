/** What sets an effect off, and what it stands in for. */
import { isOwn } from '../../lexicon/timings.ts';
import type { Cards, Occasion, Range, Side, Timing, Would } from '../tree.ts';
import { anyOf, someOf } from './cards.ts';
import { kindOf } from './filter.ts';
import { whereLetters } from './number.ts';
import { bounds } from './range.ts';
import { possessive, type Scope } from './scope.ts';
import { article, CAUSE, SIDE, sentence, several, written } from './words.ts';

/** What happens to a card: the words before and behind it, and its verb for one and for several. */
const TO_CARDS: Readonly<Partial<Record<Timing, readonly [before: string, one: string, many: string]>>> = {
  ON_PLAY: ['when', 'comes into play', 'come into play'],
  ON_PLAYED: ['when', 'is played', 'are played'],
  WHEN_ATTACKING: ['when', 'attacks', 'attack'],
  ON_OPPONENT_ATTACK: ['when your opponent attacks with', '', ''],
  WHEN_ATTACKED: ['when', 'is attacked', 'are attacked'],
  ON_BLOCK: ['when', 'blocks', 'block'],
  ON_BLOCKER_ACTIVATED: ['when [Blocker] is activated on', '', ''],
  ON_KO: ['when', "is K.O.'d", "are K.O.'d"],
  ON_REMOVED: ['when', 'is removed from the field', 'are removed from the field'],
  ON_RESTED: ['when', 'becomes rested', 'become rested'],
  ON_EVENT_ACTIVATED: ['when', 'is activated', 'are activated'],
  ON_TRIGGER_ACTIVATED: ['when a [Trigger] is activated on', '', ''],
  ON_DAMAGE_TAKEN: ['when damage is taken from', '', ''],
  ON_DAMAGE_DEALT: ['when', 'deals damage', 'deal damage'],
  ON_LIFE_REMOVED: ['when', 'is removed from Life', 'are removed from Life'],
  ON_DON_GIVEN: ['when a DON!! card is given to', '', ''],
  ON_BATTLED: ['when', 'battles', 'battle'],
  ON_DON_RETURNED: ['when DON!! cards are returned to the DON!! deck for', '', ''],
  ON_DRAW_BY_EFFECT: ['when cards are drawn outside the Draw Phase for', '', ''],
  ON_HAND_TRASHED: ['when', 'is trashed', 'are trashed'],
  END_OF_BATTLE: ['at the end of a battle fought by', '', ''],
};

interface Player {
  who: string;
  /** The verb's ending. */
  s: string;
  whose: string;
}
/** A card, or as many as it takes: "a card" and "is", "2 or more cards" and "are". */
interface Amount {
  of: (noun: string) => string;
  is: string;
}

/** What happens at a time, or to a player. */
const AT: Readonly<Partial<Record<Timing, string>>> = {
  START_OF_GAME: 'at the start of the game',
  START_OF_TURN: 'at the start of your turn',
  START_OF_OPPONENT_TURN: "at the start of your opponent's turn",
  START_OF_MAIN: 'at the start of your Main Phase',
  END_OF_YOUR_TURN: 'at the end of your turn',
  END_OF_OPPONENT_TURN: "at the end of your opponent's turn",
  ON_OPPONENT_ATTACK: 'when your opponent attacks',
};
const TO_PLAYERS: Readonly<Partial<Record<Timing, (player: Player, amount: Amount) => string>>> = {
  ON_PLAYED: ({ who, s }, { of }) => `${who} play${s} ${of('card')}`,
  ON_BLOCKER_ACTIVATED: ({ who, s }, { of }) => `${who} activate${s} ${of('[Blocker]')}`,
  ON_EVENT_ACTIVATED: ({ who, s }, { of }) => `${who} activate${s} ${of('Event')}`,
  ON_TRIGGER_ACTIVATED: ({ who, s }, { of }) => `${who} activate${s} ${of('[Trigger]')}`,
  ON_DAMAGE_TAKEN: ({ who, s }, { of }) => `${who} take${s} ${of('damage')}`,
  ON_LIFE_REMOVED: ({ whose }, { of, is }) => `${of('card')} ${is} removed from ${whose} Life cards`,
  ON_DON_RETURNED: ({ whose }, { of, is }) => `${of('DON!! card')} on ${whose} field ${is} returned to the DON!! deck`,
  ON_DRAW_BY_EFFECT: ({ who, s }, { of }) => `${who} draw${s} ${of('card')} outside the Draw Phase`,
  ON_HAND_TRASHED: ({ whose }, { of, is }) => `${of('card')} ${is} trashed from ${whose} hand`,
};
const MASS: readonly string[] = ['damage'];

function amountOf(n: Range | undefined, scope: Scope): Amount {
  if (!n) return { of: (noun) => (MASS.includes(noun) ? noun : article(noun)), is: 'is' };
  const one = n.min === 1 && n.max === 1;
  const amount = bounds(n, scope, '', 'exactly ');
  return { of: (noun) => `${amount} ${MASS.includes(noun) ? noun : several(noun, one)}`, is: one ? 'is' : 'are' };
}

const OR_KO = "or K.O.'d";
/** "when one of your Characters is K.O.'d by your opponent's effect". */
export function occasionOf(timing: Timing, when: Occasion, scope: Scope): string {
  const text = when.cards || isOwn(timing) ? toCards(timing, when, scope) : toPlayer(timing, when, scope);
  const left = when.left === undefined ? '' : `leaving ${written(when.left)} Life ${several('card', when.left === 1)}`;
  const ends = [when.to ? "to the owner's hand" : '', causeOf(when, scope), when.orKo ? OR_KO : '', left];
  return `${sentence([text, ...ends])}${whereLetters(scope)}`;
}

/** "by your effect", "by your effect of {A} type cards". */
const causeOf = ({ by, source }: Pick<Occasion, 'by' | 'source'>, scope: Scope): string =>
  sentence([by ? CAUSE[by] : '', source ? `of ${kindOf(source, scope, true)}` : '']);

function toCards(timing: Timing, { cards, whose, n }: Occasion, scope: Scope): string {
  const many = cards !== undefined && n !== undefined && !(n.min === 1 && n.max === 1);
  const [before, one, several] = TO_CARDS[timing] ?? [`${AT[timing] ?? ''} for`, '', ''];
  return sentence([
    before,
    subjectOf(cards, n, scope),
    many ? several : one,
    timing === 'ON_DAMAGE_DEALT' ? VICTIM[cards?.of ?? 'you'] : '',
    // Cards have their side in their own words; these two are said of them only by way of exception.
    whose ? `on ${SIDE[whose]}` : '',
    n && !cards ? `with ${bounds(n, scope)} at once` : '',
  ]);
}
const VICTIM: Readonly<Record<Side, string>> = {
  you: "to your opponent's Life",
  opponent: 'to your Life',
  either: 'to Life',
};
function subjectOf(cards: Cards | undefined, n: Range | undefined, scope: Scope): string {
  if (!cards) return scope.self;
  if (!n) return anyOf(cards, scope);
  return someOf(bounds(n, scope, '', 'exactly '), n.min === 1 && n.max === 1, cards, scope, { prep: 'from' });
}

function toPlayer(timing: Timing, { whose, n }: Occasion, scope: Scope): string {
  const say = TO_PLAYERS[timing];
  if (!say) {
    const side = whose && whose !== 'you' ? `on ${SIDE[whose]}` : '';
    return sentence([AT[timing] ?? '', side, n ? `with ${bounds(n, scope)} at once` : '']);
  }
  const side = whose ?? 'you';
  const player: Player = { who: PLAYERS[side], s: side === 'you' ? '' : 's', whose: possessive(side, scope) };
  return `when ${say(player, amountOf(n, scope))}`;
}
const PLAYERS: Readonly<Record<Side, string>> = { you: 'you', opponent: 'your opponent', either: 'either player' };

const WOULD: Readonly<Record<Would['what'], string>> = {
  KO: "would be K.O.'d",
  LEAVE: 'would be removed from the field',
  REST: 'would be rested',
  DAMAGE: 'would take damage',
  DECK_OUT: 'would lose the game because your deck has 0 cards',
};

/** "this Character would be K.O.'d in battle". */
export function wouldOf(would: Would, scope: Scope): string {
  const { what, cards, orKo } = would;
  const ofPlayer = what === 'DAMAGE' || what === 'DECK_OUT';
  const subject = cards ? anyOf(cards, scope) : ofPlayer ? 'you' : scope.self;
  return `${sentence([subject, WOULD[what], causeOf(would, scope), orKo ? OR_KO : ''])}${whereLetters(scope)}`;
}
