/** A win in this turn that the rival cannot stop, in a match that hides nothing: every answer of the rival is tried. */
import { apply, type CopyId, fork, type MatchOf, type Move, moves, must, type Seat } from '@dealers-choice/kernel';
import { whyNoAttack, whyNotTarget } from '../rules/battle/attack.ts';
import type { OnePieceGame } from '../rules/card.ts';
import { type OnePiece, other } from '../rules/table.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { counterOf, keywordsOf, powerOf, priceOf } from '../rules/values/values.ts';
import { readyAttackers } from './attacks.ts';
import { type Means, meansFor } from './counters.ts';
import { type Blow, type Fight, type Fought, winsWith } from './fight.ts';
import { lineOf, wakingLines } from './lines.ts';
import { faceFor, fightersOf, type Look, lookOf } from './look.ts';
import { damageOf, readyBlockers } from './threat.ts';
import { WEIGHTS } from './weights.ts';
import { livesOf } from './worth.ts';

type Match = MatchOf<OnePiece>;
type Line = readonly Move[];

/** Lines that are followed before it is given up. */
const LIMIT = 2000;
class TooMany extends Error {}

/** The first move of it, or null: none was found. */
export function finishIn(game: OnePieceGame, match: Match, seat: Seat): Move | null {
  if (match.table.turnPlayer !== seat || !match.asking?.seats.includes(seat)) return null;
  const search: Search = { game, seat, turn: match.turn, left: LIMIT, known: new Map(), fought: new Map() };
  if (match.asking.prompt === 'main' && !game.x.on(match, undefined, (x) => isNear(lookOf(x, seat, WEIGHTS))))
    return null;
  try {
    return winningLine(search, match)?.[0] ?? null;
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

interface Search {
  game: OnePieceGame;
  seat: Seat;
  turn: number;
  left: number;
  /** By what the rest of the turn depends on, where the seat decides freely. */
  known: Map<string, boolean>;
  fought: Fought;
}

/** Damage at no Life wins: as many hits as there are Life cards, and one more. Texts may make up for one or two. */
function isNear(look: Look): boolean {
  const { x, t, seat, foe } = look;
  const leader = powerOf(x, must(t.leader[foe], 0));
  const don = t.donActive[seat];
  let [hits, texts] = [0, 0];
  for (const card of fightersOf(look, seat)) {
    const lands = whyNoAttack(x, card) === null && powerOf(x, card) + 1000 * don >= leader;
    if (lands) hits += damageOf(keywordsOf(x, card));
    if (faceFor(look, card).abilities.some(({ timing }) => timing === 'ACTIVATE_MAIN')) texts = 1;
    if (lands && faceFor(look, card).abilities.some(({ timing }) => timing === 'WHEN_ATTACKING')) texts = 1;
  }
  for (const card of t.hand[seat]) {
    if (priceOf(x, card) > don) continue;
    if ((keywordsOf(x, card) & KEYWORD.RUSH) !== 0) hits++;
    else texts = 1;
  }
  return hits + texts > livesOf(look, foe);
}

function wins(search: Search, match: Match): boolean {
  if (match.over) return match.over.winners.includes(search.seat);
  if (match.turn !== search.turn || !match.asking) return false;
  const asked = must(match.asking.seats, 0);
  if (asked !== search.seat)
    return answersOf(search, match, asked).every((line) => winsAfter(search, match, asked, line));
  if (match.asking.prompt !== 'main') return winningLine(search, match) !== null;
  const key = keyOf(match);
  const known = search.known.get(key);
  if (known !== undefined) return known;
  search.known.set(key, false); // going round in circles is no win
  const won = winningLine(search, match) !== null;
  search.known.set(key, won);
  return won;
}

const winningLine = (search: Search, match: Match): Line | null =>
  ownLines(search, match).find((line) => winsAfter(search, match, search.seat, line)) ?? null;

function winsAfter(search: Search, match: Match, seat: Seat, line: Line): boolean {
  if (search.left-- <= 0) throw new TooMany();
  const { prompt } = must(
    [match.asking].flatMap((one) => one ?? []),
    0,
  );
  const next = fork(search.game, match);
  for (const [i, move] of line.entries()) {
    if (i > 0 && (next.asking?.prompt !== prompt || next.asking.seats[0] !== seat)) break;
    apply(search.game, next, seat, move);
  }
  return wins(search, next);
}

const singles = (all: readonly Move[]): Line[] => all.map((move) => [move]);

function ownLines({ game, seat, fought }: Search, match: Match): Line[] {
  const legal = moves(game, match, seat);
  if (match.asking?.prompt !== 'main') return singles(legal);
  const others = legal.filter((move) => 'do' in move && (move.do === 'activate' || move.do === 'play'));
  return game.x.on(match, undefined, (x) => {
    const look = lookOf(x, seat, WEIGHTS);
    if (others.length === 0 && isStopped(look)) return [];
    return [...blows(look, fought), ...singles(apart(look, others)), ...wakingLines(look)];
  });
}

/** Too few attacks, or so weak that Counters stop enough of them however DON!! are given; texts are not asked. */
function isStopped(look: Look): boolean {
  const { x, t, seat, foe } = look;
  const leader = powerOf(x, must(t.leader[foe], 0));
  const stops: number[] = [];
  let don = t.donActive[seat];
  for (const card of readyAttackers(look)) {
    if (speaksUp(look, card) || damageOf(keywordsOf(x, card)) > 1) return false;
    stops.push(1 + Math.floor((powerOf(x, card) - leader) / 1000));
  }
  const over = stops.length - livesOf(look, foe) - readyBlockers(look, foe).length;
  if (over <= 0) return stops.length <= livesOf(look, foe);
  for (; don > 0; don--) {
    stops.sort((a, b) => a - b);
    stops[0] = must(stops, 0) + 1;
  }
  stops.sort((a, b) => a - b);
  // Of cards with 1000 and 2000 a stop may take one more than it needs.
  let left = 0;
  for (const card of t.hand[foe]) left += counterOf(x, card) / 1000;
  for (let i = 0; i < over; i++) left -= Math.max(0, must(stops, i) + 1);
  return left >= 0;
}

const speaksUp = (look: Look, card: CopyId): boolean =>
  faceFor(look, card).abilities.some(({ timing, data }) => timing === 'WHEN_ATTACKING' || data.don !== undefined);

/** Equal cards in a hand are one choice. */
function apart(look: Look, all: readonly Move[]): Move[] {
  const met = new Set<string>();
  return all.filter((move) => {
    const card = 'do' in move ? (move.card ?? 0) : 0;
    const key =
      'do' in move && move.do === 'play' ? faceFor(look, card as CopyId).id : `${card} ${'do' in move ? move.at : ''}`;
    return !met.has(key) && met.add(key) !== undefined;
  });
}

/** Attacks on the Leader with any number of DON!!: first those that win by the numbers, then the weakest. */
function blows(look: Look, fought: Fought): Line[] {
  const { x, t, seat, foe } = look;
  const leader = must(t.leader[foe], 0);
  const cards = readyAttackers(look).filter((card) => whyNotTarget(x, card, leader) === null);
  const leads = cards.map((card): Blow => {
    const keywords = keywordsOf(x, card);
    const lead = Math.floor((powerOf(x, card) - powerOf(x, leader)) / 1000);
    return { lead, damage: damageOf(keywords), blockable: (keywords & KEYWORD.UNBLOCKABLE) === 0 };
  });
  const worth = (card: CopyId): number => counterOf(x, card) / 1000;
  const fight: Fight = {
    leads,
    don: t.donActive[seat],
    life: t.life[foe].map(worth),
    blocks: readyBlockers(look, foe).length,
    counters: t.hand[foe].map(worth).sort((a, b) => b - a),
  };
  const lines: { line: Line; rank: number }[] = [];
  for (const [i, card] of cards.entries()) {
    const { lead } = must(leads, i);
    for (let don = Math.max(0, -lead); don <= t.donActive[seat]; don++) {
      const rank = lead + don + (winsWith(fight, i, don, fought) ? 0 : LAST);
      lines.push({ line: lineOf({ card, target: leader, don, gain: 0 }), rank });
    }
  }
  return lines.sort((a, b) => a.rank - b.rank).map(({ line }) => line);
}
const LAST = 1000;

/** What a rival may do, unless something else is at least as good: an attack is taken, or stopped with just enough. */
function answersOf({ game }: Search, match: Match, seat: Seat): Line[] {
  const legal = moves(game, match, seat);
  if (match.asking?.prompt !== 'counter') return singles(legal);
  return game.x.on(match, undefined, (x) => {
    const look = lookOf(x, seat, WEIGHTS);
    const { t } = x;
    const target = t.target as CopyId;
    const means = meansFor(look, target);
    const lead = powerOf(x, t.attacker as CopyId) - powerOf(x, target);
    const used = new Set(means.map(({ act }) => act.card));
    const events = legal.filter((move) => 'do' in move && move.do === 'event' && !used.has(move.card));
    const stops: Line[] = [];
    if (lead >= 0) addStops(means, lead, t.donActive[seat], 0, [], stops);
    return [...stops, ...singles(events), [{ do: 'done' }]];
  });
}

/** Every set of cards that is just enough, but of cards that do the same only the first ones. */
function addStops(means: readonly Means[], lead: number, don: number, from: number, line: Move[], stops: Line[]): void {
  if (lead < 0) {
    stops.push(line);
    return;
  }
  let last: Means | null = null;
  for (let i = from; i < means.length; i++) {
    const one = must(means, i);
    if (one.don > don || (last && last.power === one.power && last.don === one.don && one.don === 0)) continue;
    last = one;
    addStops(means, lead - one.power, don - one.don, i + 1, [...line, one.act], stops);
  }
}

/** What the rest of the turn depends on, where nothing is half done. */
function keyOf({ table: t }: Match): string {
  const words: (number | string)[] = [];
  const prints = (cards: readonly CopyId[]): string =>
    cards
      .map((card) => must(t.print, card))
      .sort((a, b) => a - b)
      .join();
  for (const seat of [t.turnPlayer, other(t.turnPlayer)]) {
    for (const row of [t.leader[seat], t.characters[seat], t.stage[seat]]) {
      for (const card of row) {
        words.push(
          card,
          must(t.rested, card),
          must(t.power, card),
          must(t.keywords, card),
          must(t.bans, card),
          must(t.used, card),
        );
      }
      words.push('/');
    }
    words.push(t.donActive[seat], prints(t.hand[seat]), t.life[seat].length, t.trash[seat].length, t.deck[seat].length);
  }
  words.push(t.modifiers.length, t.playerRules.length, t.delayed.length);
  return words.join(' ');
}
