/** What is worth a thought beside the rule of thumb: DON!! with the attack they are for, whole answers to an attack. */
import { worthTrying } from '@dealers-choice/bots';
import { type Act, type CopyId, type MatchOf, type Move, must, type Seat } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { Prompt } from '../rules/prompts.ts';
import type { OnePiece } from '../rules/table.ts';
import { powerOf } from '../rules/values/values.ts';
import { type Attack, attacksBy, readyAttackers, rivalOf } from './attacks.ts';
import { type Means, meansFor } from './counters.ts';
import { faceFor, type Look, lookOf } from './look.ts';
import { WEIGHTS } from './weights.ts';

type Line = readonly Move[];

/** Attacks, and answers of other kinds, that are thought about. */
const MOST = 12;
/** Of one attacker and one target, this many numbers of DON!!. */
const NUMBERS = 3;
/** Left to the rule of thumb: what comes of them lies too far ahead, or matters too little. */
const THUMB: readonly string[] = ['turn-order', 'mulligan', 'order'] satisfies Prompt[];

export function linesIn(game: OnePieceGame, match: MatchOf<OnePiece>, seat: Seat): Line[] {
  const { asking } = match;
  if (!asking || THUMB.includes(asking.prompt) || asking.picked.length > 0) return [];
  const legal = worthTrying(game, match, seat);
  if (asking.prompt !== 'main' && asking.prompt !== 'counter') return legal.slice(0, MOST).map((move) => [move]);
  return game.x.on(match, undefined, (x) => {
    const look = lookOf(x, seat, WEIGHTS);
    return asking.prompt === 'main' ? mainLines(look, legal) : counterLines(look);
  });
}

const isAct = (move: Move): move is Act => 'do' in move;

function mainLines(look: Look, legal: readonly Move[]): Line[] {
  const others = legal.filter((move) => isAct(move) && move.do !== 'give' && move.do !== 'attack');
  return [...others.map((move) => [move]), ...attackLines(look), ...wakingLines(look)];
}

/** The best attacks by the navigator's count, each after the DON!! it needs. */
function attackLines(look: Look): Line[] {
  const attackers = readyAttackers(look);
  const rival = rivalOf(look, attackers.length);
  const lines: { line: Line; gain: number }[] = [];
  for (const card of attackers) {
    const attacks = attacksBy(look, card, rival);
    for (const target of new Set(attacks.map((attack) => attack.target))) {
      const best = attacks.filter((attack) => attack.target === target).sort((a, b) => b.gain - a.gain);
      for (const attack of best.slice(0, NUMBERS)) lines.push({ line: lineOf(attack), gain: attack.gain });
    }
  }
  lines.sort((a, b) => b.gain - a.gain);
  return lines.slice(0, MOST).map(({ line }) => line);
}

export const lineOf = ({ card, target, don }: Attack): Act[] => {
  const attack: Act = { do: 'attack', card, at: target };
  return don > 0 ? [{ do: 'give', card, at: don }, attack] : [attack];
};

/** DON!! that wake an [Activate: Main] effect, and the effect. */
export function wakingLines(look: Look): Line[] {
  const { t, seat } = look;
  const lines: Line[] = [];
  for (const card of [...t.leader[seat], ...t.characters[seat]]) {
    for (const [place, { timing, data }] of faceFor(look, card).abilities.entries()) {
      const short = (data.don ?? 0) - must(t.given, card);
      if (timing !== 'ACTIVATE_MAIN' || short <= 0 || short > t.donActive[seat]) continue;
      lines.push([
        { do: 'give', card, at: short },
        { do: 'activate', card, at: place + 1 },
      ]);
    }
  }
  return lines;
}

/** To take it, and for each card to begin with, the cheapest way to stop it. */
function counterLines(look: Look): Line[] {
  const { x, t } = look;
  const target = t.target as CopyId;
  const means = meansFor(look, target);
  const lead = powerOf(x, t.attacker as CopyId) - powerOf(x, target);
  const lines: Line[] = [[{ do: 'done' }]];
  if (lead < 0) return lines;
  for (const one of means) {
    const line = stopWith(one, means, lead, t.donActive[look.seat]);
    if (line) lines.push(line);
  }
  return lines;
}

/** This one, then whatever is just enough, or as much as there is, until the attack is stopped. */
function stopWith(begin: Means, means: readonly Means[], lead: number, don: number): Line | null {
  const left = means.filter((one) => one !== begin);
  const line = [begin.act];
  let [power, rest] = [begin.power, don - begin.don];
  while (power <= lead) {
    const usable = left.filter((one) => one.don <= rest);
    const enough = usable.filter((one) => power + one.power > lead).sort((a, b) => a.cost - b.cost);
    const next = enough[0] ?? usable[0];
    if (!next) return null;
    left.splice(left.indexOf(next), 1);
    line.push(next.act);
    power += next.power;
    rest -= next.don;
  }
  return line;
}
