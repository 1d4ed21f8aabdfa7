/** The keys of this table; whatever is not used here is left to the usual ones. */
import { isElsewhere } from '@dealers-choice/table';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { draw } from './Thali.tsx';
import { joinsOf } from './targets.ts';

export function useDeskKeys(desk: Desk): void {
  const latest = useRef(desk);
  latest.current = desk;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      // Where M melds, Shift and M are left to the page, which switches its sounds with them.
      if (event.shiftKey && event.key.toLowerCase() === 'm') return;
      if (press(latest.current, event.key)) event.preventDefault();
      else if ((event.key === ' ' || event.key === 'Enter') && isButton(event.target)) event.stopPropagation();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}

/** A button of this table does what it says: its own click answers. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-table] button') !== null;

function press(desk: Desk, key: string): boolean {
  const { text, asked, cloth, open, chosen, choose, joining, join } = desk;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return cloth
        ? step('.cloth button', key === 'ArrowRight' ? 1 : -1)
        : step('[data-card]', key === 'ArrowRight' ? 1 : -1);
    case 'ArrowDown':
    case 'ArrowUp':
      return step(cloth ? '.cloth button' : LIT, key === 'ArrowDown' ? 1 : -1);
    case 'Escape':
      if (cloth) open(null);
      else if (joining !== null) join(null);
      else if (chosen.length > 0) choose([]);
      else return false;
      return true;
  }
  if (!asked) return key.toLowerCase() === 'p' && toggle(desk);
  switch (key.toLowerCase()) {
    case 'p':
      return toggle(desk);
    case 'n':
      return done(() => draw(desk));
    case 'r':
      return withCards(desk, ({ fresh }) => desk.play(fresh));
    case 'a':
      return withCards(desk, () => add(desk));
    case 'd':
      return withCards(desk, ({ pile }) =>
        desk.play(pile.why === '' || chosen.length === 1 ? pile : { ...pile, why: text.oneCard }),
      );
    case 'm':
      return done(() => meld(desk));
    default:
      return false;
  }
}

/** Lit places, in the order in which they lie. */
const LIT = '.run[data-lit] .run-tap, .new-run[data-lit], .pile[data-lit] .pile-tap';

const done = (act: () => void): true => {
  act();
  return true;
};

const toggle = ({ cloth, open }: Desk): true => done(() => open(cloth?.kind === 'pile' ? null : { kind: 'pile' }));

function withCards(desk: Desk, act: (targets: NonNullable<Desk['targets']>) => void): true {
  if (desk.targets) act(desk.targets);
  else desk.say(desk.now.question?.prompt === 'PICK' ? desk.text.pickFirst : desk.text.chooseCards);
  return true;
}

/** To the only run that takes the cards; of several, the first has the focus and the arrows lead to the others. */
function add({ text, targets, play, say }: Desk): void {
  const lit = [...(targets?.runs.values() ?? [])].filter(({ ways }) => ways.length > 0);
  const [only, ...others] = lit;
  if (only && others.length === 0) play(only);
  else if (!only) say([...(targets?.runs.values() ?? [])][0]?.why || text.nowhere);
  else document.querySelector<HTMLElement>('.run[data-lit] .run-tap')?.focus();
}

/** Every pair that joins, in one chooser. */
function meld({ text, now, runs, near, play, targets }: Desk): void {
  const own = runs.filter(({ ownerTeam }) => ownerTeam === near);
  const bridged = [...(targets?.runs.values() ?? [])].flatMap(({ ways }) =>
    ways.filter((way) => way.do === 'MELD_RUNS'),
  );
  const bare = own.flatMap(({ id }) =>
    joinsOf(now, id).filter(({ layout, at }) => layout?.run === id && id < (at ?? 0)),
  );
  const ways = targets ? [...new Set(bridged)] : bare;
  play({ ways, why: text.nothingJoins, code: '' });
}

/** Gives the focus to the next of these, round and round; false: there is none. */
function step(selector: string, by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at === -1 && by === -1 ? all.length - 1 : (at + by + all.length) % all.length]?.focus();
  return true;
}
