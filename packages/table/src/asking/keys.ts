/** The keys of the table: arrows and letters point, Space sends, Backspace takes back, H asks for a hint. */
import { useEffect } from 'react';
import { useChoosing } from './choosing.ts';
import { type Answer, isSeveral, isSole, keyOf, soleAnswer, type TableNow } from './now.ts';
import { confirm } from './sending.ts';
import { pointedAt, tap, tapOneOfSeveral } from './tap.ts';
import { answersAt } from './useTappable.ts';

type Undo = (() => void) | undefined;

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable], dialog') !== null;
/** Buttons and links that are not answers keep their own keys. */
const isOther = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button:not([data-answer]):not([data-confirm]), summary') !== null;

const isUndo = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z';

/** `undo` takes the last move back, or says why that cannot be; without it nothing is played here. */
export function useTableKeys(now: TableNow, undo: Undo): void {
  useEffect(() => {
    let swallowed = '';
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || inField(event.target)) return;
      if (event.key === 'Escape' && document.querySelector(':popover-open')) return; // it closes that
      if (isUndo(event)) {
        if (undo) undo();
        return;
      }
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const used = event.key === ' ' || event.key === 'Enter' ? press(now, event) : point(now, event.key, undo);
      if (!used) return;
      event.preventDefault();
      swallowed = event.key;
    };
    // A button clicks when the key comes up again: that press was used already.
    const up = (event: KeyboardEvent): void => {
      if (event.key !== swallowed) return;
      event.preventDefault();
      swallowed = '';
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [now, undo]);
}

function press(now: TableNow, event: KeyboardEvent): boolean {
  if (isOther(event.target) || now.question?.kind === 'timing') return false;
  if (event.repeat) return true; // a key that is still down from before answers nothing
  const sole = soleAnswer(now);
  if (sole) return used(() => now.send(sole.move));
  const { answer: key, sole: atOnce } = event.target instanceof HTMLElement ? event.target.dataset : {};
  if (atOnce !== undefined) return false; // its own click answers
  const picks = isSeveral(now) || (now.together !== null && key?.startsWith('card-') === true);
  if (event.key === 'Enter') return key === undefined || !picks ? false : used(() => confirm(now));
  if (key !== undefined && (isSeveral(now) || key !== useChoosing.getState().lit)) return press1(now, key);
  if (now.seat === null) return false;
  return used(() => confirm(now));
}

/** Space on an answer that has the focus is a tap on it. */
function press1(now: TableNow, key: string): boolean {
  const answer = now.answers.find((one) => keyFor(now, one) === key);
  if (!answer) return false; // a card with a list of answers: its own click opens it
  return used(() => tapAny(now, answer));
}

function tapAny(now: TableNow, answer: Answer): void {
  if (isSeveral(now)) tapOneOfSeveral(now, pointedAt(answer)?.thing ?? 0, answer.why);
  else tap(now, answer);
}

const used = (act: () => void): true => {
  act();
  return true;
};

function point(now: TableNow, key: string, undo: Undo): boolean {
  if (undo && (key === 'Backspace' || key === 'Escape' || key.toLowerCase() === 'u')) return used(undo);
  const { controls } = now;
  if (controls && key.toLowerCase() === 'h') return used(controls.hint);
  if (now.seat === null) return false;
  if (now.together) return pointTogether(key);
  if (key === 'ArrowRight' || key === 'ArrowLeft') return cycle(now, key === 'ArrowRight' ? 1 : -1);
  if (/^[1-9]$/.test(key)) return pointSeat(now, Number(key) - 1);
  if (/^[a-f]$/i.test(key)) return pointOption(now, key.toLowerCase().charCodeAt(0) - 97);
  return false;
}

/** How an answer is found on screen. */
const keyFor = (now: TableNow, answer: Answer): string =>
  isSeveral(now) ? `${pointedAt(answer)?.thing ?? ''}` : keyOf(answer.move);

/** What has the focus is what Space presses: it is on the answer that is lit, or on the question, and on no other. */
function focusOn(now: TableNow, answer: Answer): void {
  const key = keyFor(now, answer);
  const find = (): HTMLElement | null => document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(key)}"]`);
  const here = find();
  here?.focus();
  if (here && here === document.activeElement) return;
  // A number has no place of its own, a folded list hides its answers, and a list that was just opened is there after
  // the next paint: Space sends what is lit. Whoever has gone on by then keeps the focus where they are.
  document.querySelector<HTMLElement>('[data-landing]')?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    if (useChoosing.getState().lit === key) find()?.focus();
  });
}

function lightUp(now: TableNow, answer: Answer): true {
  if (!isSeveral(now)) {
    const { light, open } = useChoosing.getState();
    const at = pointedAt(answer);
    open(at?.of === 'card' && answersAt(now, 'card', at.thing).length > 1 ? at.thing : null);
    light(keyOf(answer.move));
  }
  focusOn(now, answer);
  return true;
}

function cycle(now: TableNow, by: 1 | -1): boolean {
  if ((now.question?.kind === 'order' && !isSeveral(now)) || isSole(now)) return false;
  const legal = now.answers.filter(({ why, move }) => why === null && !('also' in move && move.also === null));
  if (legal.length === 0) return false;
  const { lit } = useChoosing.getState();
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.answer : undefined;
  const current = isSeveral(now) ? focused : (lit ?? undefined);
  const at = legal.findIndex((answer) => keyFor(now, answer) === current);
  const next = legal[at === -1 ? (by === 1 ? 0 : legal.length - 1) : (at + by + legal.length) % legal.length];
  return next ? lightUp(now, next) : false;
}

/** Left and right go through the hand, up and down through what can be done with the cards chosen there. */
function pointTogether(key: string): boolean {
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowRight' || key === 'ArrowLeft') return stepThrough('[data-held] [data-answer]', by) !== null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const tray = '[data-testid="tray"]';
  const next = stepThrough(`${tray} [data-answer]:not([aria-disabled="true"]), ${tray} summary`, by);
  if (next?.dataset.answer !== undefined) useChoosing.getState().light(next.dataset.answer);
  return next !== null;
}

/** Gives the focus to the next of these, round and round. */
function stepThrough(selector: string, by: 1 | -1): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at === -1 && by === -1 ? all.length - 1 : (at + by + all.length) % all.length] ?? null;
  next?.focus();
  return next;
}

function pointSeat(now: TableNow, seat: number): boolean {
  if (now.question?.noun !== 'seat') return false;
  const [answer] = answersAt(now, 'seat', seat);
  if (!answer) return used(() => useChoosing.getState().say(noSuchSeat(now, seat)));
  if (answer.why !== null) return used(() => useChoosing.getState().say(answer.why ?? ''));
  return lightUp(now, answer);
}

const noSuchSeat = ({ view, text }: TableNow, seat: number): string =>
  seat < view.seats ? text.asked.seatNotHere(seat + 1) : text.asked.noSeat(seat + 1, view.seats);

function pointOption(now: TableNow, place: number): boolean {
  if (now.question?.kind !== 'option' && now.question?.kind !== 'yes-no') return false;
  const answer = now.answers[place];
  if (!answer) return false;
  if (answer.why !== null) return used(() => useChoosing.getState().say(answer.why ?? ''));
  return lightUp(now, answer);
}
