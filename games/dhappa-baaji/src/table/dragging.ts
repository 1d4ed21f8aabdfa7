/** What can be dragged, and where it may be let go: cards of the hand, own runs, the top of the draw pile. */
import type { CopyId } from '@dealers-choice/kernel';
import { useDrag, type Way } from '@dealers-choice/table';
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { Carried, Desk } from './desk.ts';
import { tapCard } from './Hand.tsx';
import { draw } from './Thali.tsx';
import { joinsOf } from './targets.ts';

type Dragged = Carried | Sweep | Loupe;
/** A finger that slides along cards that lie close sees the one it points at, and takes it where it is lifted. */
interface Loupe {
  kind: 'loupe';
  card: CopyId;
  air: Carried | null;
}
/** A finger that goes along the shelf chooses the cards it passes; where it leaves the hand, it takes them along. */
interface Sweep {
  kind: 'sweep';
  seen: Set<CopyId>;
  air: Carried | null;
}

const cardIn = (value: string | undefined): CopyId | null =>
  value?.startsWith('card-') ? (Number(value.slice(5)) as CopyId) : null;

/** Flatter than this, a movement goes along the hand rather than out of it. */
const FLAT = 0.55;
const isAlong = ({ x, y }: Way): boolean => Math.abs(y) < Math.abs(x) * FLAT;

export function useTableDrag(desk: Desk, ghost: RefObject<HTMLElement | null>): (event: PointerEvent) => void {
  const latest = useRef(desk);
  latest.current = desk;
  return useDrag<Dragged>({
    ghost,
    targets: '[data-drop], [data-card]',
    lift: (from, way) => lift(latest.current, from, way),
    over: (what, target) => over(latest.current, what, target),
    drop(what, target) {
      const now = latest.current;
      end(now);
      drop(now, what, target);
    },
    cancel: () => end(latest.current),
  });
}

function end({ lift: put, hoverOver, peekAt }: Desk): void {
  put(null);
  peekAt(null);
  hoverOver(null);
}

function lift(desk: Desk, from: Element, way: Way): Dragged | null {
  const { text, asked, chosen, choose, now, say } = desk;
  const what = from instanceof HTMLElement ? (from.dataset.drag ?? '') : '';
  const card = cardIn(what);
  if (!asked) return null;
  if (what === 'deck') return raise(desk, { kind: 'deck' });
  if (what.startsWith('run-')) return liftRun(desk, Number(what.slice(4)));
  if (card === null) return null;
  const prompt = now.question?.prompt;
  if (prompt !== 'PLAY' && prompt !== 'DISCARD') {
    if (prompt === 'PICK') say(text.pickFirst);
    return null;
  }
  if (way.touch && isAlong(way) && from.closest('[data-loupe]')) {
    desk.peekAt(card);
    return { kind: 'loupe', card, air: null };
  }
  if (prompt === 'PLAY' && isAlong(way)) {
    if (from.closest('[data-long]')) return null;
    choose(chosen.includes(card) ? chosen : [...chosen, card]);
    return { kind: 'sweep', seen: new Set([card]), air: null };
  }
  const cards = chosen.includes(card) && prompt === 'PLAY' ? chosen : [card];
  choose(cards);
  return raise(desk, { kind: 'cards', cards });
}

function liftRun(desk: Desk, run: number): Carried | null {
  return joinsOf(desk.now, run).length > 0 && desk.chosen.length === 0 ? raise(desk, { kind: 'run', run }) : null;
}

function raise(desk: Desk, air: Carried): Carried {
  desk.open(null);
  desk.lift(air);
  return air;
}

const dropIn = (target: Element | null): string | null => {
  const place = target?.closest('[data-drop]');
  return place instanceof HTMLElement ? (place.dataset.drop ?? null) : null;
};

function over(desk: Desk, what: Dragged, target: Element | null): void {
  const place = dropIn(target);
  if (what.kind === 'sweep' && what.air === null) {
    if (place === 'hand') sweep(desk, what, target);
    else what.air = raise(desk, { kind: 'cards', cards: desk.chosen });
  }
  if (what.kind === 'loupe' && what.air === null) {
    if (place === 'hand') look(desk, what, target);
    else what.air = pullOut(desk, what.card);
  }
  if ((what.kind !== 'sweep' && what.kind !== 'loupe') || what.air) desk.hoverOver(place);
}

function look({ peekAt }: Desk, loupe: Loupe, target: Element | null): void {
  const card = cardIn(target instanceof HTMLElement ? target.dataset.drag : undefined);
  if (card === null) return;
  loupe.card = card;
  peekAt(card);
}

function pullOut(desk: Desk, card: CopyId): Carried {
  const { chosen, choose, now, peekAt } = desk;
  const cards = chosen.includes(card) && now.question?.prompt === 'PLAY' ? chosen : [card];
  peekAt(null);
  choose(cards);
  return raise(desk, { kind: 'cards', cards });
}

function sweep({ chosen, choose }: Desk, { seen }: Sweep, target: Element | null): void {
  const card = cardIn(target instanceof HTMLElement ? target.dataset.drag : undefined);
  if (card === null || seen.has(card)) return;
  seen.add(card);
  if (!chosen.includes(card)) choose([...chosen, card]);
}

function drop(desk: Desk, what: Dragged, target: Element | null): void {
  const place = dropIn(target);
  if (what.kind === 'sweep') {
    if (what.air) drop(desk, what.air, target);
    return;
  }
  if (what.kind === 'loupe') {
    if (what.air) drop(desk, what.air, target);
    else tapCard(desk, what.card);
    return;
  }
  if (what.kind === 'deck') {
    if (place === 'hand') draw(desk);
    return;
  }
  if (what.kind === 'run') {
    dropRun(desk, what.run, place);
    return;
  }
  const { text, targets, play, say } = desk;
  if (place === 'theirs') say(text.theirs);
  if (!targets) return;
  if (place === 'fresh') play(targets.fresh);
  else if (place === 'pile') play(targets.pile);
  else if (place?.startsWith('run-')) play(targets.runs.get(Number(place.slice(4))) ?? targets.fresh);
}

function dropRun({ text, now, play }: Desk, run: number, place: string | null): void {
  const onto = place?.startsWith('run-') ? Number(place.slice(4)) : 0;
  if (onto === 0 || onto === run) return;
  const ways = joinsOf(now, run).filter(({ at, layout }) => layout?.run === onto && at === run);
  play({ ways, why: text.notJoined, code: '' });
}
