/**
 * How power, cost, keywords and prohibitions are made (13): base, DON!!, standing texts, finite effects. Done again
 * only when something they are made of has changed.
 */
import { at, type CopyId, type Seat } from '@dealers-choice/kernel';
import { EVERYTHING, LOOK_CLOSER, MUST_BE_ATTACKED, NEGATED, TAXED } from './bits.ts';
import { type Ability, type Change, type Env, ownerOf, rulesOf } from './card.ts';
import { fieldCards, isOnField, per } from './field.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import { other, type Table, type X } from './table.ts';
import { tellChanges, valuesOf } from './tell-values.ts';

/** More rounds than this, and texts that switch each other on and off stay off. */
const ROUNDS = 32;

/** A text on the field, and whose it is. */
export interface Standing {
  ability: Ability;
  source: CopyId;
  env: Env;
}

/** Do its tags and its "if" hold? */
export function isAwake(x: X, ability: Ability, source: CopyId, env: Env): boolean {
  const { don, turn } = ability.data;
  if (don !== undefined && per(x.t.given, source) < don) return false;
  if (turn !== undefined && (turn === 'you') !== (x.t.turnPlayer === env.you)) return false;
  return ability.if === null || ability.if(x, env);
}

export function refresh(x: X): void {
  const { t } = x;
  const all = (t.stale & (EVERYTHING | t.reads)) !== 0 || (t.feeds > 0 && t.stale !== 0);
  const cards = all ? fieldCards(t) : (t.staleCards.filter((card) => isOnField(t, card as CopyId)) as CopyId[]);
  t.stale = 0;
  while (t.staleCards.length > 0) t.staleCards.pop();
  if (cards.length === 0) return;
  const before = x.tell ? cards.map((card) => valuesOf(t, card)) : null;
  const standing = t.hearing[TIMING.PERMANENT] ? standingTexts(x) : NO_TEXTS;
  if (t.feeds > 0) settleFeeding(x, cards, standing);
  else {
    startFromBase(x, cards, standing, all);
    for (const text of standing) applyText(x, cards, text, all);
    applyModifiers(t, cards, all);
  }
  if (before) tellChanges(x, cards, before, standing, reaches);
}

const NO_TEXTS: readonly Standing[] = [];

/** The turn player's first. */
function standingTexts(x: X): Standing[] {
  const texts: Standing[] = [];
  let mine = 0;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const source = copyOf(entry);
    const you = ownerOf(x, source);
    const text = { ability: abilityOf(x, entry), source, env: { you, source, r: {} } };
    if (you === x.t.turnPlayer) texts.splice(mine++, 0, text);
    else texts.push(text);
  }
  return texts;
}

function startFromBase(
  x: X,
  cards: readonly CopyId[],
  standing: readonly Standing[],
  all: boolean,
  round: Round | null = null,
): void {
  const { t } = x;
  const { donPower, donPowerOnOwnTurnOnly } = rulesOf(x);
  if (all) {
    t.playerBans[0] = 0;
    t.playerBans[1] = 0;
  }
  for (const card of cards) t.bans[card] = 0;
  negateSome(x, cards, standing);
  for (const card of cards) {
    const face = x.face(card);
    t.power[card] = face.power;
    t.cost[card] = face.cost;
    t.keywords[card] = t.bans[card] === 0 ? face.keywords : 0;
  }
  if (standing.some(({ ability }) => ability.bases)) byPrintedBases(() => changeBases(x, cards, standing, round));
  else if (t.modifiers.length > 0) changeBases(x, cards, NO_TEXTS, round);
  for (const card of cards) {
    const power = per(t.power, card);
    const given = per(t.given, card);
    t.basePower[card] = power;
    if (given > 0 && (!donPowerOnOwnTurnOnly || ownerOf(x, card) === t.turnPlayer)) {
      t.power[card] = power + given * donPower;
    }
  }
}

function negateSome(x: X, cards: readonly CopyId[], standing: readonly Standing[]): void {
  const { t } = x;
  for (const { what, on } of t.modifiers) if (what === 'negate' && cards.includes(on)) t.bans[on] = NEGATED;
  for (const text of standing) {
    if (!text.ability.negates || (per(t.bans, text.source) & NEGATED) !== 0) continue;
    for (const change of text.ability.changes) {
      if (change.what !== 'negate') continue;
      for (const card of cards) if (reaches(x, text, change, card)) t.bans[card] = NEGATED;
    }
  }
}

/** Of several new bases the highest counts (4-9-2): the first replaces what is printed, later ones must be higher. */
function changeBases(x: X, cards: readonly CopyId[], standing: readonly Standing[], round: Round | null): void {
  const { t } = x;
  const powers: CopyId[] = [];
  const costs: CopyId[] = [];
  for (const text of standing) {
    if (!text.ability.bases || (per(t.bans, text.source) & NEGATED) !== 0) continue;
    for (const [i, change] of text.ability.changes.entries()) {
      if (change.what !== 'basePower' && change.what !== 'baseCost') continue;
      for (const card of cards) {
        const n = round
          ? inRound(x, text, i, card, round)
          : reaches(x, text, change, card)
            ? change.n(x, text.env)
            : null;
        if (n === null) continue;
        if (change.what === 'basePower') offerBase(t.power, powers, card, n);
        else offerBase(t.cost, costs, card, n);
      }
    }
  }
  for (const { what, on, n } of t.modifiers) {
    if (what === 'basePower' && cards.includes(on)) offerBase(t.power, powers, on, n);
    else if (what === 'baseCost' && cards.includes(on)) offerBase(t.cost, costs, on, n);
  }
}
/** While a text is asked for a base cost, what it asks for is the printed one: it cannot feed on itself. */
const asking = { now: false };

/** The base cost, as filters read it: few texts change it, so it is found when somebody asks. */
export function baseCostOf(x: X, card: CopyId): number {
  const printed = x.face(card).cost;
  if (asking.now || !isOnField(x.t, card)) return printed;
  return byPrintedBases(() => changedBaseCost(x, card)) ?? printed;
}
function byPrintedBases<T>(find: () => T): T {
  asking.now = true;
  try {
    return find();
  } finally {
    asking.now = false;
  }
}
function changedBaseCost(x: X, card: CopyId): number | null {
  let best: number | null = null;
  for (const { what, on, n } of x.t.modifiers) {
    if (what === 'baseCost' && on === card) best = Math.max(n, best ?? n);
  }
  for (const entry of x.t.hearing[TIMING.PERMANENT] ? x.t.listeners : []) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if (!ability.bases || (per(x.t.bans, source) & NEGATED) !== 0) continue;
    const text: Standing = { ability, source, env: { you: ownerOf(x, source), source, r: {} } };
    for (const change of ability.changes) {
      if (change.what !== 'baseCost' || !reaches(x, text, change, card)) continue;
      const n = change.n(x, text.env);
      best = Math.max(n, best ?? n);
    }
  }
  return best;
}
function offerBase(column: number[], had: CopyId[], card: CopyId, n: number): void {
  if (had.includes(card) && at(column, card) >= n) return;
  had.push(card);
  column[card] = n;
}

/** Is this card among those that the text changes now? */
function reaches(x: X, { ability, source, env }: Standing, change: Change, card: CopyId): boolean {
  if (change.hand || !(change.cards ? change.cards(x, card, env) : card === source)) return false;
  return isAwake(x, ability, source, env);
}

const isLater = ({ what }: Change): boolean => what !== 'negate' && what !== 'basePower' && what !== 'baseCost';

/** A text that looks at no value which a text can change: it holds or it does not. */
function applyText(x: X, cards: readonly CopyId[], { ability, source, env }: Standing, all: boolean): void {
  const { t } = x;
  if ((per(t.bans, source) & NEGATED) !== 0 || !isAwake(x, ability, source, env)) return;
  for (const change of ability.changes) {
    if (change.hand || !isLater(change)) continue;
    if (change.what === 'playerBan') {
      if (all) forbidPlayer(t, change, env.you);
    } else if (change.cards === null) {
      if (all || cards.includes(source)) applyChange(t, change, source, change.n(x, env));
    } else for (const card of cards) if (change.cards(x, card, env)) applyChange(t, change, card, change.n(x, env));
  }
}

function forbidPlayer(t: Table, change: Change, you: Seat): void {
  t.playerBans[change.who === 'you' ? you : other(you)] |= change.bit;
}

function applyChange(t: Table, { what, bit, against, once }: Change, card: CopyId, n: number): void {
  if (what === 'power') t.power[card] = per(t.power, card) + n;
  else if (what === 'cost') t.cost[card] = per(t.cost, card) + n;
  else if (what === 'keyword') t.keywords[card] = per(t.keywords, card) | bit;
  else if (what === 'ban') t.bans[card] = per(t.bans, card) | (against || once ? LOOK_CLOSER : bit);
}

function applyModifiers(t: Table, cards: readonly CopyId[], all: boolean): void {
  for (const { what, on, n, filter, used } of t.modifiers) {
    if (!all && !cards.includes(on)) continue;
    if (what === 'power') t.power[on] = per(t.power, on) + n;
    else if (what === 'cost') t.cost[on] = per(t.cost, on) + n;
    else if (what === 'costZero') t.cost[on] = 0;
    else if (what === 'keyword') t.keywords[on] = per(t.keywords, on) | n;
    else if (what === 'ban') t.bans[on] = per(t.bans, on) | (filter < 0 && used < 0 ? n : LOOK_CLOSER);
    else if (what === 'mustAttack') t.bans[on] = per(t.bans, on) | MUST_BE_ATTACKED;
    else if (what === 'tax') t.bans[on] = per(t.bans, on) | TAXED;
  }
  if (all) for (const { what, seat, n } of t.playerRules) if (what === 'ban') t.playerBans[seat] |= n;
}

/** One try: what was on in the one before and how much it was (null: nothing is known yet), who stays off, what is on. */
interface Round {
  before: ReadonlyMap<number, number> | null;
  off: readonly number[];
  on: Map<number, number>;
}

/** Texts that look at values they change are tried again until nothing changes; who fails in the end stays off. */
function settleFeeding(x: X, cards: readonly CopyId[], standing: readonly Standing[]): void {
  const off: number[] = [];
  let before: Map<number, number> | null = null;
  for (let tries = 0; tries < ROUNDS; tries++) {
    const round: Round = { before, off, on: new Map() };
    startFromBase(x, cards, standing, true, round);
    for (const text of standing) {
      if (text.ability.feeds) applyFeeding(x, cards, text, round);
      else applyText(x, cards, text, true);
    }
    applyModifiers(x.t, cards, true);
    const holds = whatHolds(x, cards, standing);
    for (const key of round.on.keys()) if (!holds.has(key)) off.push(key);
    for (const key of off) holds.delete(key);
    before = holds;
    if (holds.size === round.on.size && [...holds].every(([key, n]) => round.on.get(key) === n)) break;
  }
  for (const text of standing) if (text.ability.feeds) forbidPlayers(x, text);
}
/** A text, one of its changes and a card in one number. */
const keyOf = ({ ability, source }: Standing, place: number, card: CopyId): number =>
  ((source * 64 + ability.place) * 16 + place) * 256 + card;

/** Every feeding change, tested on the result, and how much it is there. */
function whatHolds(x: X, cards: readonly CopyId[], standing: readonly Standing[]): Map<number, number> {
  const holds = new Map<number, number>();
  for (const text of standing) {
    if (!text.ability.feeds || (per(x.t.bans, text.source) & NEGATED) !== 0) continue;
    for (const [i, change] of text.ability.changes.entries()) {
      if (!change.feeds) continue;
      for (const card of cards)
        if (reaches(x, text, change, card)) holds.set(keyOf(text, i, card), change.n(x, text.env));
    }
  }
  return holds;
}

/** How much a change is for a card in this try, or null. The first time it is tested on the running value. */
function inRound(x: X, text: Standing, place: number, card: CopyId, round: Round): number | null {
  const change = at(text.ability.changes, place);
  if (!change.feeds) return reaches(x, text, change, card) ? change.n(x, text.env) : null;
  const key = keyOf(text, place, card);
  const isOff = round.off.includes(key) || (round.before === null && !reaches(x, text, change, card));
  const n = isOff ? undefined : round.before ? round.before.get(key) : change.n(x, text.env);
  if (n === undefined) return null;
  round.on.set(key, n);
  return n;
}

function applyFeeding(x: X, cards: readonly CopyId[], text: Standing, round: Round): void {
  if ((per(x.t.bans, text.source) & NEGATED) !== 0) return;
  for (const [i, change] of text.ability.changes.entries()) {
    if (!isLater(change) || change.hand || change.what === 'playerBan') continue;
    for (const card of cards) {
      const n = inRound(x, text, i, card, round);
      if (n !== null) applyChange(x.t, change, card, n);
    }
  }
}

/** Nothing feeds on what players may not do: it is found at last. */
function forbidPlayers(x: X, { ability, source, env }: Standing): void {
  if ((per(x.t.bans, source) & NEGATED) !== 0 || !isAwake(x, ability, source, env)) return;
  for (const change of ability.changes) if (change.what === 'playerBan') forbidPlayer(x.t, change, env.you);
}
