/**
 * Power, cost, keywords and prohibitions as they are now (13): base, DON!!, standing texts, finite effects. Found again
 * only when something they are made of has changed.
 */
import { at, type CopyId, type Seat } from '@dealers-choice/kernel';
import { KEYWORDS } from '../tree/tree.ts';
import { ALWAYS, BAN, BAN_BY_OPPONENT, KEYWORD, LOOK_CLOSER, MUST_BE_ATTACKED, NEGATED, STALE, TAXED } from './bits.ts';
import { type Ability, type Change, type Env, kitOf, ownerOf, rulesOf } from './card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import { other, type Table, type X } from './table.ts';

/** More rounds than this, and texts that switch each other on and off stay off. */
const ROUNDS = 32;

export const isOnField = (t: Table, card: CopyId): boolean => (t.since[card] ?? 0) > 0;

export function powerOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? at(x.t.power, card) : x.face(card).power;
}
export function basePowerOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? at(x.t.basePower, card) : x.face(card).power;
}
/** As every reader sees it: never below zero (OP-R12.1). */
export function costOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return Math.max(0, isOnField(x.t, card) ? at(x.t.cost, card) : costElsewhere(x, card));
}
export function keywordsOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return isOnField(x.t, card) ? at(x.t.keywords, card) : x.face(card).keywords;
}
export function bansOf(x: X, card: CopyId): number {
  if (x.t.stale !== 0) refresh(x);
  return at(x.t.bans, card);
}
export const isNegated = (x: X, card: CopyId): boolean => (bansOf(x, card) & NEGATED) !== 0;
export function playerBansOf(x: X, seat: Seat): number {
  if (x.t.stale !== 0) refresh(x);
  return x.t.playerBans[seat];
}

/** "This Character cannot …", by anybody or by the opponent of its owner. */
export function cannot(x: X, card: CopyId, what: keyof typeof BAN, byOpponent: boolean): boolean {
  const bans = bansOf(x, card);
  return (bans & BAN[what]) !== 0 || (byOpponent && (bans & BAN_BY_OPPONENT[what]) !== 0);
}

/** Off the field only texts that speak of cards in hands change a cost. */
function costElsewhere(x: X, card: CopyId): number {
  const face = x.face(card);
  const seat = ownerOf(x, card);
  if (x.game.zones[at(x.match.where, card)]?.name !== 'hand') return face.cost;
  let cost = face.cost;
  for (const ability of face.abilities) {
    if (ability.data.in === 'hand') cost += handChange(x, ability, card, card, 'cost');
  }
  if (x.t.handTexts > 0) cost += sumOfHandTexts(x, card, 'cost');
  for (const rule of x.t.playerRules) {
    if (rule.what !== 'nextPlay' || rule.seat !== seat) continue;
    const fits = kitOf(x).filters[rule.filter];
    if (!fits || fits(x, card, envOf(rule.source, rule.by))) cost += rule.n;
  }
  return cost;
}

/** Of several values the highest counts (2-10-3, 2-10-4). */
export function counterOf(x: X, card: CopyId): number {
  const printed = x.face(card).counter;
  if (x.t.handTexts === 0) return printed;
  let best = printed;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    best = Math.max(best, handChange(x, abilityOf(x, entry), copyOf(entry), card, 'counter'));
    if (rulesOf(x).multipleCounterValues !== 'highest' && best > printed) return best;
  }
  return best;
}

function sumOfHandTexts(x: X, card: CopyId, what: Change['what']): number {
  let sum = 0;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) === TIMING.PERMANENT) sum += handChange(x, abilityOf(x, entry), copyOf(entry), card, what);
  }
  return sum;
}
function handChange(x: X, ability: Ability, source: CopyId, card: CopyId, what: Change['what']): number {
  if (isOnField(x.t, source) && (at(x.t.bans, source) & NEGATED) !== 0) return 0;
  let sum = 0;
  const env = envOf(source, ownerOf(x, source));
  for (const change of ability.changes) {
    if (change.what !== what || (!change.hand && ability.data.in !== 'hand')) continue;
    const fits = change.cards ? change.cards(x, card, env) : card === source;
    if (fits && isAwake(x, ability, source, env)) sum += change.n(x, env);
  }
  if (sum !== 0) x.tell?.({ type: 'effectInForce', seat: env.you, card: source, effect: ability.id });
  return sum;
}

const envOf = (source: CopyId, you: Seat): Env => ({ you, source, r: {} });

/** Do its tags and its "if" hold? */
export function isAwake(x: X, ability: Ability, source: CopyId, env: Env): boolean {
  const { don, turn } = ability.data;
  if (don !== undefined && at(x.t.given, source) < don) return false;
  if (turn !== undefined && (turn === 'you') !== (x.t.turnPlayer === env.you)) return false;
  return ability.if === null || ability.if(x, env);
}

interface Standing {
  ability: Ability;
  source: CopyId;
  env: Env;
}

export function refresh(x: X): void {
  const { t } = x;
  const { stale } = t;
  t.stale = 0;
  if ((stale & (ALWAYS | t.reads)) === 0) return;
  const cards = fieldCards(t);
  const before = x.tell ? cards.map((card) => valuesOf(t, card)) : null;
  const standing = t.hearing[TIMING.PERMANENT] ? standingTexts(x) : [];
  compute(x, cards, standing);
  if (before) tellChanges(x, cards, before, standing);
}

interface Values {
  power: number;
  cost: number;
  keywords: number;
  bans: number;
}
const valuesOf = (t: Table, card: CopyId): Values => ({
  power: at(t.power, card),
  cost: Math.max(0, at(t.cost, card)),
  keywords: at(t.keywords, card),
  bans: at(t.bans, card),
});

export function fieldCards(t: Table): CopyId[] {
  const cards: CopyId[] = [];
  for (const seat of [t.turnPlayer, other(t.turnPlayer)]) {
    for (const card of t.leader[seat]) cards.push(card);
    for (const card of t.characters[seat]) cards.push(card);
    for (const card of t.stage[seat]) cards.push(card);
  }
  return cards;
}

/** The turn player's first. */
function standingTexts(x: X): Standing[] {
  const mine: Standing[] = [];
  const theirs: Standing[] = [];
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const source = copyOf(entry);
    const you = ownerOf(x, source);
    (you === x.t.turnPlayer ? mine : theirs).push({ ability: abilityOf(x, entry), source, env: envOf(source, you) });
  }
  return theirs.length === 0 ? mine : mine.concat(theirs);
}

/** Texts that look at values they change are tried again until nothing changes; who fails in the end stays off. */
function compute(x: X, cards: readonly CopyId[], standing: readonly Standing[]): void {
  const feeding = standing.some(({ ability }) => ability.feeds);
  const off: number[] = [];
  let given: number[] | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    startFromBase(x, cards, standing);
    const applied = applyTexts(x, cards, standing, given, off);
    applyModifiers(x);
    if (!feeding) return;
    const holds: number[] = [];
    for (const text of standing) {
      for (const [i, change] of text.ability.changes.entries()) {
        for (const card of cards) if (change.feeds && reaches(x, text, change, card)) holds.push(keyOf(text, i, card));
      }
    }
    for (const key of applied) if (!holds.includes(key)) off.push(key);
    given = holds.filter((key) => !off.includes(key));
    if (given.length === applied.length && applied.every((key) => given?.includes(key))) return;
  }
}
/** A text, one of its changes and a card in one number. */
const keyOf = ({ ability, source }: Standing, place: number, card: CopyId): number =>
  ((source * 64 + ability.bit) * 16 + place) * 256 + card;

function startFromBase(x: X, cards: readonly CopyId[], standing: readonly Standing[]): void {
  const { t } = x;
  const { donPower, donPowerOnOwnTurnOnly } = rulesOf(x);
  for (const card of cards) t.bans[card] = 0;
  t.playerBans[0] = 0;
  t.playerBans[1] = 0;
  for (const modifier of t.modifiers) {
    if (modifier.what === 'negate') t.bans[modifier.on] = at(t.bans, modifier.on) | NEGATED;
  }
  for (const text of standing) {
    for (const change of text.ability.changes) {
      if (change.what !== 'negate' || (at(t.bans, text.source) & NEGATED) !== 0) continue;
      for (const card of cards) if (reaches(x, text, change, card)) t.bans[card] = at(t.bans, card) | NEGATED;
    }
  }
  for (const card of cards) {
    const face = x.face(card);
    t.power[card] = face.power;
    t.cost[card] = face.cost;
    t.keywords[card] = (at(t.bans, card) & NEGATED) === 0 ? face.keywords : 0;
  }
  changeBases(x, cards, standing);
  for (const card of cards) {
    t.basePower[card] = at(t.power, card);
    const given = at(t.given, card);
    if (given > 0 && (!donPowerOnOwnTurnOnly || ownerOf(x, card) === t.turnPlayer)) {
      t.power[card] = at(t.power, card) + given * donPower;
    }
  }
}

/** Of several new bases the highest counts (4-9-2); so the first one replaces what is printed, and others must be higher. */
function changeBases(x: X, cards: readonly CopyId[], standing: readonly Standing[]): void {
  const { t } = x;
  const powers: CopyId[] = [];
  const costs: CopyId[] = [];
  const offer = (column: number[], changedAlready: CopyId[], card: CopyId, n: number): void => {
    if (changedAlready.includes(card) && at(column, card) >= n) return;
    changedAlready.push(card);
    column[card] = n;
  };
  for (const text of standing) {
    if ((at(t.bans, text.source) & NEGATED) !== 0) continue;
    for (const change of text.ability.changes) {
      if (change.what !== 'basePower' && change.what !== 'baseCost') continue;
      for (const card of cards) {
        if (!reaches(x, text, change, card)) continue;
        const n = change.n(x, text.env);
        if (change.what === 'basePower') offer(t.power, powers, card, n);
        else offer(t.cost, costs, card, n);
      }
    }
  }
  for (const { what, on, n } of t.modifiers) {
    if (what === 'basePower') offer(t.power, powers, on, n);
    if (what === 'baseCost') offer(t.cost, costs, on, n);
  }
}

function reaches(x: X, { ability, source, env }: Standing, change: Change, card: CopyId): boolean {
  if (change.hand || !(change.cards ? change.cards(x, card, env) : card === source)) return false;
  return isAwake(x, ability, source, env);
}

/** Applies standing texts in order, each tested on the running value, or as `given` says where they feed on values. */
function applyTexts(
  x: X,
  cards: readonly CopyId[],
  standing: readonly Standing[],
  given: readonly number[] | null,
  off: readonly number[],
): number[] {
  const { t } = x;
  const applied: number[] = [];
  for (const text of standing) {
    if ((at(t.bans, text.source) & NEGATED) !== 0) continue;
    for (const [i, change] of text.ability.changes.entries()) {
      if (change.what === 'negate' || change.what === 'basePower' || change.what === 'baseCost') continue;
      if (change.what === 'playerBan') {
        if (isAwake(x, text.ability, text.source, text.env)) forbidPlayers(t, change, text.env.you);
        continue;
      }
      for (const card of cards) {
        if (change.feeds) {
          const key = keyOf(text, i, card);
          if (off.includes(key) || !(given ? given.includes(key) : reaches(x, text, change, card))) continue;
          applied.push(key);
        } else if (!reaches(x, text, change, card)) continue;
        applyChange(x, change, card, change.n(x, text.env));
      }
    }
  }
  return applied;
}

function forbidPlayers(t: Table, change: Change, you: Seat): void {
  const seat = change.who === 'you' ? you : other(you);
  t.playerBans[seat] |= change.bit;
}

function applyChange({ t }: X, { what, bit, against, once }: Change, card: CopyId, n: number): void {
  if (what === 'power') t.power[card] = at(t.power, card) + n;
  else if (what === 'cost') t.cost[card] = at(t.cost, card) + n;
  else if (what === 'keyword') t.keywords[card] = at(t.keywords, card) | bit;
  else if (what === 'ban') t.bans[card] = at(t.bans, card) | (against || once ? LOOK_CLOSER : bit);
}

function applyModifiers({ t }: X): void {
  for (const { what, on, n, filter } of t.modifiers) {
    if (what === 'power') t.power[on] = at(t.power, on) + n;
    else if (what === 'cost') t.cost[on] = at(t.cost, on) + n;
    else if (what === 'costZero') t.cost[on] = 0;
    else if (what === 'keyword') t.keywords[on] = at(t.keywords, on) | n;
    else if (what === 'ban') t.bans[on] = at(t.bans, on) | (filter < 0 ? n : LOOK_CLOSER);
    else if (what === 'mustAttack') t.bans[on] = at(t.bans, on) | MUST_BE_ATTACKED;
    else if (what === 'tax') t.bans[on] = at(t.bans, on) | TAXED;
  }
  for (const { what, seat, n } of t.playerRules) if (what === 'ban') t.playerBans[seat] |= n;
}

function tellChanges(x: X, cards: readonly CopyId[], before: readonly Values[], standing: readonly Standing[]): void {
  let any = false;
  for (const [i, card] of cards.entries()) {
    const [was, now] = [at(before, i), valuesOf(x.t, card)];
    const seat = ownerOf(x, card);
    any ||= was.power !== now.power || was.cost !== now.cost || was.keywords !== now.keywords || was.bans !== now.bans;
    if (was.power !== now.power) x.tell?.({ type: 'powerChanged', seat, card, from: was.power, to: now.power });
    if (was.cost !== now.cost) x.tell?.({ type: 'costChanged', seat, card, from: was.cost, to: now.cost });
    for (const keyword of was.keywords === now.keywords ? [] : KEYWORDS) {
      const bit = KEYWORD[keyword];
      if (((was.keywords ^ now.keywords) & bit) === 0) continue;
      x.tell?.({ type: 'keywordChanged', seat, card, keyword, has: (now.keywords & bit) !== 0 });
    }
  }
  if (any) for (const text of standing) tellInForce(x, cards, text);
}

/** For those who count which texts ever mattered. */
function tellInForce(x: X, cards: readonly CopyId[], text: Standing): void {
  const { ability, source, env } = text;
  if ((at(x.t.bans, source) & NEGATED) !== 0) return;
  const isSeen = (change: Change): boolean =>
    change.what === 'playerBan'
      ? isAwake(x, ability, source, env)
      : cards.some((card) => reaches(x, text, change, card));
  if (ability.changes.some(isSeen)) {
    x.tell?.({ type: 'effectInForce', seat: env.you, card: source, effect: ability.id });
  }
}

/** Something that values may be made of has changed. */
export const changed = (x: X, what: number): void => {
  x.t.stale |= what;
};
export { STALE };
