/** The keys of this table; whatever is not used here is left to the usual ones. */
import type { CopyId } from '@dealers-choice/kernel';
import { isElsewhere, type TableNow, useChoosing, useNow } from '@dealers-choice/table';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { handValues } from '../surface/hand-values.ts';
import { chooseNothing, waysOf } from './acts.ts';
import { cheapestCounters, fightOf } from './battle.ts';
import type { Board } from './board.ts';
import type { OnePieceText } from './text/en.ts';
import { useOnePieceText } from './text/useOnePieceText.ts';

interface Pressed {
  now: TableNow;
  board: Board;
  say: OnePieceText;
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

export function useKeys(board: Board): void {
  const now = useNow();
  const say = useOnePieceText();
  const latest = useRef<Pressed>({ now, board, say });
  useLayoutEffect(() => {
    latest.current = { now, board, say };
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, target, key, repeat } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isElsewhere(target)) return;
      const { now: asked } = latest.current;
      if (asked.seat === null || asked.showing) return;
      const gold = key === ' ' && !isButton(target);
      if (gold ? repeat || pressGold() : press(latest.current, key)) event.preventDefault();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
}

const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(`.op-dock ${what}`);

/** Space does what the gold button says, and nothing where it says that something is missing. */
function pressGold(): boolean {
  const gold = find('[data-confirm]');
  gold?.click();
  return gold !== null;
}

/** What a key opens is there after the next paint. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

function press(pressed: Pressed, key: string): boolean {
  const prompt = pressed.now.question?.prompt;
  switch (key.toLowerCase()) {
    case 'escape':
      return putBack();
    case 'd':
    case '+':
    case '-':
      return prompt === 'main' && step(pressed, key === '-' ? '-' : '+');
    case 'e':
      return prompt === 'main' && endTurn();
    case 'b':
      return prompt === 'block' && nextBlocker();
    case 'c':
      return prompt === 'counter' && counter(pressed);
    default:
      return false;
  }
}

function putBack(): boolean {
  const { opened, lit, picked, pick } = useChoosing.getState();
  if (opened === null && lit === null && picked.length === 0) return false;
  chooseNothing();
  pick([]);
  return true;
}

/** One DON!! more or less for the chosen card; without one, for the card that has the focus. */
function step({ now, say }: Pressed, by: '+' | '-'): true {
  const button = find(`[data-key="${by}"]`);
  if (button) {
    button.click();
    return true;
  }
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card ?? '0';
  const card = Number(focused) as CopyId;
  if (card > 0 && waysOf(now, 'give', card).some(({ why }) => why === null)) {
    useChoosing.getState().open(card);
    afterPaint(() => find('[data-key="+"]')?.click());
  } else useChoosing.getState().say(say.keys.chooseFirst, { tip: true });
  return true;
}

function endTurn(): true {
  if (find('[data-key="E"]')) find('[data-key="E"]')?.click();
  else {
    chooseNothing();
    afterPaint(() => find('[data-key="E"]')?.click());
  }
  return true;
}

/** Round and round: the focus is on the button that blocks. */
function nextBlocker(): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('.op-dock [data-key="B"]')];
  all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
  return all.length > 0;
}

/** The fewest Counters that hold, put together; pressed again, back in the hand. */
function counter({ now, board, say }: Pressed): true {
  const { picked, pick, say: tell } = useChoosing.getState();
  const { view, game, scene } = board;
  const fight = fightOf(scene, game.kit.rules.attackerWinsTies);
  const able = new Set(waysOf(now, 'counter').flatMap(({ move, why }) => (why === null ? [move.card] : [])));
  const held = handValues(view, game).filter(({ card }) => able.has(card));
  const hold = fight && fight.short > 0 ? cheapestCounters(held, fight.short) : [];
  if (picked.length > 0) pick([]);
  else if (hold && hold.length > 0) pick(hold);
  else if (hold) tell(say.battle.safe(fight?.target.power.now ?? 0, fight?.attacker.power.now ?? 0), { tip: true });
  else tell(held.length === 0 ? say.battle.none : say.battle.tooLittle, { tip: true });
  return true;
}
