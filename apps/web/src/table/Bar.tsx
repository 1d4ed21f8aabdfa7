import type { Spec } from '@dealers-choice/kernel';
import { Button, Dialog, Icon, type IconName } from '@dealers-choice/table/ui';
import type { Words } from '@dealers-choice/words';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useOverlay } from '../app/overlay.ts';
import { hrefOf } from '../app/route.ts';
import type { LogLine } from '../match/contract.ts';
import { useBarText } from '../words/bar.ts';
import { Log } from './Log.tsx';

/** One thing that can be done with the match: on the bar, or in its menu where there is no room. */
export interface BarItem {
  name: string;
  icon: IconName;
  run(): void;
  /** It says why when it is pressed all the same. */
  off?: boolean;
  /** Has its own place on a phone, too. */
  always?: boolean;
}

interface Props {
  words: Words<Spec>;
  turn: number;
  game: string;
  items: readonly BarItem[];
  log: readonly LogLine[];
  /** Whom everybody waits for, as a sentence; '' for nobody. It stands where the turn is told. */
  busy?: string;
  /** Nothing is played here: it is shown again. */
  replayed?: boolean;
  /** Shows the table as it was after a move. */
  see?: (move: number) => void;
  /** Beside the title: how the line is. */
  chip?: ReactNode;
  /** Before the items. */
  tools?: ReactNode;
  /** Below what happened, while that is not all of it. */
  earlier?: ReactNode;
  /** In the menu, after the items. */
  children?: ReactNode;
}

/** The bar over every table: where one is, and what can be done with the match itself, always in the same place. */
export function Bar({
  words,
  turn,
  game,
  items,
  log,
  replayed = false,
  busy = '',
  see,
  chip,
  tools,
  earlier,
  children,
}: Props) {
  const [reading, setReading] = useState(false);
  const say = useBarText();
  const seeThen = (move: number): void => {
    setReading(false);
    see?.(move);
  };
  const all = useMemo<BarItem[]>(
    () => [
      ...items,
      { name: say.log, icon: 'log', run: () => setReading(true), always: true },
      { name: say.rules, icon: 'book', run: () => useOverlay.getState().show({ what: 'rules', game }) },
    ],
    [items, say, game],
  );
  const hidden = useMemo(() => all.filter(({ always }) => !always), [all]);
  return (
    <header
      data-bar={game}
      className="table-bar z-30 flex h-12 shrink-0 items-center gap-1 border-b border-line px-1 sm:h-13 sm:px-3"
    >
      <a
        href={hrefOf({ at: 'home' })}
        className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-current/10"
        aria-label={say.leave}
      >
        <Icon name="back" />
      </a>
      {/* On a phone one below the other: beside each other the title would be cut. */}
      <div className="flex min-w-0 flex-col leading-tight sm:flex-row sm:items-baseline sm:gap-2">
        <span className="min-w-0 truncate font-display font-semibold sm:text-lg">{words.title}</span>
        {(turn > 0 || replayed || busy !== '') && (
          <span aria-hidden={busy !== ''} className="min-w-0 truncate text-xs opacity-80 sm:text-sm">
            {busy || (replayed ? say.replayTurn(turn) : say.turn(turn))}
          </span>
        )}
        <span role="status" data-thinking={busy === '' ? undefined : ''} className="sr-only">
          {busy}
        </span>
      </div>
      {chip}
      <div role="toolbar" aria-label={say.match} className="ml-auto flex items-center sm:gap-1">
        {tools}
        {all.map((item) => (
          <BarButton key={item.name} item={item} />
        ))}
        <Menu items={hidden} name={say.more}>
          {children}
        </Menu>
      </div>
      <Dialog open={reading} title={say.whatHappened} onClose={() => setReading(false)} wide>
        <Log log={log} words={words} bare className="max-h-[65dvh]" see={see && seeThen}>
          {earlier}
        </Log>
      </Dialog>
    </header>
  );
}

const ON_BAR =
  'h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-current/10';

const BarButton = memo(({ item: { name, icon, run, off = false, always = false } }: { item: BarItem }) => {
  return (
    <button
      type="button"
      onClick={run}
      aria-disabled={off}
      className={`${ON_BAR} aria-disabled:opacity-50 ${always ? 'inline-flex' : 'hidden sm:inline-flex'}`}
    >
      <Icon name={icon} />
      <span className="max-lg:sr-only">{name}</span>
    </button>
  );
});

/** One line below the other, as wide as the longest: side by side they would be measured as one. */
const MENU =
  'inset-auto top-13 right-2 m-0 w-max min-w-56 max-w-[min(20rem,calc(100vw-1.5rem))] open:flex flex-col *:text-left';

/** Native popover: it closes on a tap elsewhere and on Escape. On a phone it also has what the bar has no room for. */
const Menu = memo(
  ({ items, name: title, children }: { items: readonly BarItem[]; name: string; children: ReactNode }) => {
    const { settings } = useBarText();
    return (
      <>
        <button
          type="button"
          popoverTarget="table-menu"
          className="inline-flex size-11 items-center justify-center rounded-md hover:bg-current/10"
          aria-label={title}
        >
          <Icon name="gear" />
        </button>
        <div
          id="table-menu"
          popover="auto"
          className={`${MENU} rounded-lg border border-line bg-panel p-2 text-ink shadow-3`}
        >
          {items.map(({ name, icon, run, off = false }) => (
            <Button
              key={name}
              look="quiet"
              icon={icon}
              aria-disabled={off}
              onClick={() => fromMenu(run)}
              className="w-full justify-start! sm:hidden"
            >
              {name}
            </Button>
          ))}
          {children}
          <Button
            look="quiet"
            icon="gear"
            className="w-full justify-start!"
            onClick={() => fromMenu(() => useOverlay.getState().show({ what: 'settings' }))}
          >
            {settings}
          </Button>
        </div>
      </>
    );
  },
);

/** The menu closes first: its button has the focus then, and gets it back from what is opened. */
export function fromMenu(act: () => void): void {
  document.getElementById('table-menu')?.hidePopover();
  act();
}
