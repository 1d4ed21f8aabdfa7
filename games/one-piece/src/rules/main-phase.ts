/** What the turn player may do in the Main Phase (OP-28 to OP-35). */
import { type Action, type CopyId, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { runCode } from '../effects/run.ts';
import { attackersOf, targetsOf, whyNoAttack, whyNotTarget } from './battle/attack.ts';
import { attack as startBattle } from './battle/battle.ts';
import { payFor, whyNoEvent } from './battle/counter.ts';
import type { Ability } from './card.ts';
import { giveDon } from './don.ts';
import { isUsed, tagsHold } from './emit.ts';
import { enterField } from './enter.ts';
import { textOf, useEvent } from './events.ts';
import { begin, whyNotAgain } from './loops.ts';
import { isBanned } from './play-bans.ts';
import type { OnePiece, X } from './table.ts';
import { priceOf } from './values/values.ts';

const play: Action<OnePiece> = {
  id: 'play',
  cards: (x) => x.t.hand[x.you],
  refuse: (x) => whyNotPlay(x) ?? whyNotAgain(x, 'play'),
  do(x) {
    const { card, you } = x;
    begin(x, 'play');
    payFor(x, card);
    const event = x.face(card).category === 'EVENT' ? textOf(x, card, 'MAIN') : null;
    if (event) useEvent(x, you, card, event);
    else enterField(x, [card], false, 'rule', you);
  },
};

function whyNotPlay(x: X): Refusal | null {
  const { card, you } = x;
  const { category } = x.face(card);
  if (category === 'EVENT') {
    return textOf(x, card, 'MAIN') ? whyNoEvent(x, card, you) : no('NOT_IN_MAIN', {}, 'OP-32');
  }
  const need = priceOf(x, card);
  const have = x.t.donActive[you];
  if (need > have) return no('NOT_ENOUGH_DON', { need, have }, 'OP-28');
  if (isBanned(x, you, 'PLAY_FROM_HAND', card)) return no('CANNOT_PLAY', {}, 'OP-35');
  return category === 'CHARACTER' && isBanned(x, you, 'PLAY_CHARACTERS', card) ? no('CANNOT_PLAY', {}, 'OP-35') : null;
}

const activate: Action<OnePiece> = {
  id: 'activate',
  cards(x) {
    const { t, you } = x;
    const cards: CopyId[] = [];
    for (const card of t.leader[you]) if (x.face(card).activates.length > 0) cards.push(card);
    for (const card of t.characters[you]) if (x.face(card).activates.length > 0) cards.push(card);
    for (const card of t.stage[you]) if (x.face(card).activates.length > 0) cards.push(card);
    return cards;
  },
  at: (x) => x.face(x.card).activates,
  refuse(x) {
    const ability = x.face(x.card).abilities[x.at - 1];
    if (!ability) return no('NO_SUCH_EFFECT', {}, 'OP-33');
    return whyNotActivate(x, ability, x.card, x.you) ?? whyNotAgain(x, 'activate');
  },
  do(x) {
    const ability = x.face(x.card).abilities[x.at - 1];
    if (!ability) return;
    begin(x, 'activate');
    runCode(x, ability.code, x.you, x.card, { since: x.t.since[x.card] ?? 0 });
  },
};

export function whyNotActivate(x: X, ability: Ability, card: CopyId, you: Seat): Refusal | null {
  if (isUsed(x, ability, card)) return no('ONCE_PER_TURN', {}, 'OP-72');
  if (!tagsHold(x, ability, card, you)) return no('CONDITION', {}, 'OP-33');
  const env = { you, source: card, r: {} };
  if (ability.if && !ability.if(x, env)) return no('CONDITION', {}, 'OP-33');
  return ability.payable && !ability.payable.can(x, env) ? no('CANNOT_PAY', {}, 'OP-62') : null;
}

/** By number of DON!!: 1 to that many. */
const COUNTS = Array.from({ length: 31 }, (_, n) => Array.from({ length: n }, (_one, i) => i + 1));

const give: Action<OnePiece> = {
  id: 'give',
  cards: (x) => attackersOf(x, x.you),
  at: (x) => COUNTS[x.t.donActive[x.you]] ?? [],
  refuse: (x) => whyNotAgain(x, 'give'),
  do(x) {
    begin(x, 'give');
    giveDon(x, x.card, x.at, 'active', 'rule', x.you);
  },
};

const attack: Action<OnePiece> = {
  id: 'attack',
  cards: (x) => attackersOf(x, x.you),
  at: (x) => targetsOf(x, x.you),
  refuse: (x) => whyNoAttack(x, x.card) ?? whyNotTarget(x, x.card, x.at as CopyId) ?? whyNotAgain(x, 'attack'),
  do(x) {
    begin(x, 'attack');
    startBattle(x, x.you, x.card, x.at as CopyId);
  },
};

const end: Action<OnePiece> = { id: 'end', do: () => {} };

export const mainActions: readonly Action<OnePiece>[] = [play, activate, give, attack, end];
