/**
 * How power, cost, keywords and prohibitions are made (OP-82 to OP-85): base, DON!!, standing texts, finite effects.
 * Done again only when something they are made of has changed.
 */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import { type Change, ownerOf, rulesOf } from '../card.ts';
import { fieldCards, isOnField } from '../field.ts';
import { TIMING } from '../listeners.ts';
import { other, type Table, type X } from '../table.ts';
import { byPrintedBases } from './base-cost.ts';
import { LOOK_CLOSER, MUST_BE_ATTACKED, NEGATED, TAXED } from './bits.ts';
import { inRound, type Round, whatHolds } from './feeding.ts';
import { concernsAll } from './stale.ts';
import { isAwake, NO_TEXTS, reaches, type StandingText, standingTexts } from './standing.ts';
import { tellChanges, valuesOf } from './tell-values.ts';

/** More rounds than this, and texts that switch each other on and off stay off. */
const ROUNDS = 32;

export function refresh(x: X): void {
  const { t } = x;
  const all = concernsAll(x);
  const cards = all ? fieldCards(t) : (t.staleCards.filter((card) => isOnField(t, card as CopyId)) as CopyId[]);
  t.stale = 0;
  while (t.staleCards.length > 0) t.staleCards.pop();
  if (cards.length === 0) return;
  const before = x.tell ? cards.map((card) => valuesOf(t, card)) : null;
  const standing = t.hearing[TIMING.PERMANENT] ? standingTexts(x) : NO_TEXTS;
  if (t.feeds > 0) settleFeeding(x, cards, standing);
  else {
    startFromBase(x, cards, standing, all);
    for (const text of standing) if (!text.ability.feeds) applyText(x, cards, text, all);
    applyModifiers(t, cards, all);
    // Texts that look at values no such text changes are simply the last.
    if (t.late > 0) for (const text of standing) if (text.ability.feeds) applyText(x, cards, text, all);
  }
  if (before) tellChanges(x, cards, before, standing, reaches);
}

function startFromBase(
  x: X,
  cards: readonly CopyId[],
  standing: readonly StandingText[],
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
    const power = t.power[card] ?? 0;
    const given = t.given[card] ?? 0;
    t.basePower[card] = power;
    if (given > 0 && (!donPowerOnOwnTurnOnly || ownerOf(x, card) === t.turnPlayer)) {
      t.power[card] = power + given * donPower;
    }
  }
}

function negateSome(x: X, cards: readonly CopyId[], standing: readonly StandingText[]): void {
  const { t } = x;
  for (const { what, on } of t.modifiers) if (what === 'negate' && cards.includes(on)) t.bans[on] = NEGATED;
  for (const text of standing) {
    if (!text.ability.negates || ((t.bans[text.source] ?? 0) & NEGATED) !== 0) continue;
    for (const change of text.ability.changes) {
      if (change.what !== 'negate') continue;
      for (const card of cards) if (reaches(x, text, change, card)) t.bans[card] = NEGATED;
    }
  }
}

/** Of several new bases the highest counts (OP-83): the first replaces what is printed, later ones must be higher. */
function changeBases(x: X, cards: readonly CopyId[], standing: readonly StandingText[], round: Round | null): void {
  const { t } = x;
  const powers: CopyId[] = [];
  const costs: CopyId[] = [];
  for (const text of standing) {
    if (!text.ability.bases || ((t.bans[text.source] ?? 0) & NEGATED) !== 0) continue;
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
function offerBase(column: number[], had: CopyId[], card: CopyId, n: number): void {
  if (had.includes(card) && must(column, card) >= n) return;
  had.push(card);
  column[card] = n;
}

const isLater = ({ what }: Change): boolean => what !== 'negate' && what !== 'basePower' && what !== 'baseCost';

/** A text that looks at no value which a text can change: it holds or it does not. */
function applyText(x: X, cards: readonly CopyId[], { ability, source, env }: StandingText, all: boolean): void {
  const { t } = x;
  if (((t.bans[source] ?? 0) & NEGATED) !== 0 || !isAwake(x, ability, source, env)) return;
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
  if (what === 'power') t.power[card] = (t.power[card] ?? 0) + n;
  else if (what === 'cost') t.cost[card] = (t.cost[card] ?? 0) + n;
  else if (what === 'keyword') t.keywords[card] = (t.keywords[card] ?? 0) | bit;
  else if (what === 'ban') t.bans[card] = (t.bans[card] ?? 0) | (against || once ? LOOK_CLOSER : bit);
}

function applyModifiers(t: Table, cards: readonly CopyId[], all: boolean): void {
  for (const { what, on, n, filter, used } of t.modifiers) {
    if (!all && !cards.includes(on)) continue;
    if (what === 'power') t.power[on] = (t.power[on] ?? 0) + n;
    else if (what === 'cost') t.cost[on] = (t.cost[on] ?? 0) + n;
    else if (what === 'costZero') t.cost[on] = 0;
    else if (what === 'keyword') t.keywords[on] = (t.keywords[on] ?? 0) | n;
    else if (what === 'ban') t.bans[on] = (t.bans[on] ?? 0) | (filter < 0 && used < 0 ? n : LOOK_CLOSER);
    else if (what === 'mustAttack') t.bans[on] = (t.bans[on] ?? 0) | MUST_BE_ATTACKED;
    else if (what === 'tax') t.bans[on] = (t.bans[on] ?? 0) | TAXED;
  }
  if (all) for (const { what, seat, n } of t.playerRules) if (what === 'ban') t.playerBans[seat] |= n;
}

/** Texts that look at values they change are tried again until nothing changes; who fails in the end stays off. */
function settleFeeding(x: X, cards: readonly CopyId[], standing: readonly StandingText[]): void {
  const off: number[] = [];
  let before: Map<number, number> | null = null;
  for (let tries = 0; tries < ROUNDS; tries++) {
    const round: Round = { before, off, on: new Map() }; // determinism: gone before anybody is asked
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
function applyFeeding(x: X, cards: readonly CopyId[], text: StandingText, round: Round): void {
  if (((x.t.bans[text.source] ?? 0) & NEGATED) !== 0) return;
  for (const [i, change] of text.ability.changes.entries()) {
    if (!isLater(change) || change.hand || change.what === 'playerBan') continue;
    for (const card of cards) {
      const n = inRound(x, text, i, card, round);
      if (n !== null) applyChange(x.t, change, card, n);
    }
  }
}

/** Nothing feeds on what players may not do: it is found at last. */
function forbidPlayers(x: X, { ability, source, env }: StandingText): void {
  if (((x.t.bans[source] ?? 0) & NEGATED) !== 0 || !isAwake(x, ability, source, env)) return;
  for (const change of ability.changes) if (change.what === 'playerBan') forbidPlayer(x.t, change, env.you);
}
