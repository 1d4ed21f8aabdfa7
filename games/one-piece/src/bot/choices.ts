/** Which cards: as many as must be, and those beyond that bring something. */
import { type CopyId, type Move, must, pickByPlace, type Question } from '@dealers-choice/kernel';
import { ACTIVE_DON, DON_THING, RESTED_DON } from '../rules/don.ts';
import { powerOf } from '../rules/values/values.ts';
import { gainOf, isReady } from './gains.ts';
import { isSeen, type Look } from './look.ts';
import { lossAt, lossOf } from './threat.ts';
import { bodyWorth, keepWorth } from './worth.ts';

/** Takes things of the question from the best down, as long as the rules allow them together. */
export function takeBest(look: Look, q: Question, gain: (thing: number) => number): Move {
  const places = q.from.map((thing, place) => ({ thing, place, gain: gain(thing) }));
  places.sort((a, b) => b.gain - a.gain || a.place - b.place);
  const taken: typeof places = [];
  for (const one of places) {
    if (taken.length >= q.max || (taken.length >= q.min && one.gain <= 0)) break;
    const together = [...taken, one].map(({ thing }) => thing);
    if (!isRefusedTogether(look, together)) taken.push(one);
  }
  // A card that cannot be seen goes by its place.
  return {
    pick: taken.map(({ thing, place }) => (q.noun === 'card' && !isSeen(thing as CopyId) ? pickByPlace(place) : thing)),
  };
}

function isRefusedTogether({ x, seat }: Look, things: readonly number[]): boolean {
  const frame = must(x.match.stack, x.match.stack.length - 1);
  const { joint } = x.game.program(frame).behind(frame);
  x.stepIn(frame, seat); // a limit may look at what the answering seat sees
  return joint ? joint(x, frame.r, things) !== null : false;
}

export function chooseCards(look: Look, q: Question): Move {
  const verb = String(q.params.verb ?? '');
  if (verb === 'change-target') return takeBest(look, q, (card) => lossOf(look) - lossWith(look, card as CopyId));
  return takeBest(look, q, (thing) =>
    thing >= DON_THING ? donGain(look, verb) : gainOf(look, verb, thing as CopyId, look.seat),
  );
}

/** Whoever turns an attack aside usually makes its new target stronger by so much. */
const ASIDE = 2000;
function lossWith(look: Look, card: CopyId): number {
  const { x, t } = look;
  const stopped = t.attacker === 0 || powerOf(x, t.attacker as CopyId) < powerOf(x, card) + ASIDE;
  return stopped ? 0 : lossAt(look, card);
}

/** A DON!! that may be chosen beside cards: it wakes for its player, and rests for the other one. */
const donGain = ({ w }: Look, verb: string): number => (verb === 'rest' ? 0.3 : 1) * w.activeDon;

/** From cards that were looked at: the one that is missed least into the trash, else the best one. */
export function takeLooked(look: Look, q: Question): Move {
  const to = String(q.params.to ?? '');
  if (to === 'trash') return takeBest(look, q, (card) => -keepWorth(look, card as CopyId));
  const plays = to.startsWith('play');
  return takeBest(look, q, (card) => (plays ? bodyWorth : keepWorth)(look, card as CopyId));
}

export const makeRoom = (look: Look, q: Question): Move =>
  takeBest(look, q, (card) => -bodyWorth(look, card as CopyId));

/** The best on top: first in the list lies above the others. */
export function orderMove(look: Look, { from }: Question): Move {
  const worth = (card: number): number => keepWorth(look, card as CopyId);
  return { pick: from.slice().sort((a, b) => worth(b) - worth(a) || a - b) };
}

/** DON!! that are missed least: rested ones, those under a card that has attacked, active ones, the others. */
export function returnDon(look: Look, q: Question): Move {
  const { t } = look;
  const missed = (place: number): number => {
    if (place === RESTED_DON) return 1;
    if (place === ACTIVE_DON) return 3;
    return isReady(look, place as CopyId) && t.turnPlayer === look.seat ? 4 : 2;
  };
  const [least] = q.from.slice().sort((a, b) => missed(a) - missed(b));
  return { pick: q.min === 0 || least === undefined ? [] : [least] };
}

/** From under a card that will not attack any more. */
export const donMove = (look: Look, q: Question): Move =>
  takeBest(look, q, (card) => (isReady(look, card as CopyId) ? -1 : 1));
