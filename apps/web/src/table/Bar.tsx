import { Button, ButtonLink, Dialog, Icon, type IconName } from '@dealers-choice/table/ui';
import { type ReactNode, useState } from 'react';
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
  title: string;
  turn: number;
  game: string;
  items: readonly BarItem[];
  log: readonly LogLine[];
  /** In the menu, after the items. */
  children?: ReactNode;
}

/** The bar over every table: where one is, and what can be done with the match itself, always in the same place. */
export function Bar({ title, turn, game, items, log, children }: Props) {
  const [reading, setReading] = useState(false);
  const say = useBarText();
  const logItem: BarItem = { name: say.log, icon: 'log', run: () => setReading(true), always: true };
  const all = [...items, logItem];
  return (
    <header
      data-bar
      className="table-bar z-30 flex h-12 shrink-0 items-center gap-1 border-b border-line px-1 sm:h-13 sm:px-3"
    >
      <a
        href={hrefOf({ at: 'home' })}
        className="flex size-11 items-center justify-center rounded-md hover:bg-current/10"
        aria-label={say.leave}
      >
        <Icon name="back" />
      </a>
      <span className="min-w-0 truncate font-display text-lg font-semibold">{title}</span>
      {turn > 0 && <span className="ml-1 shrink-0 text-sm opacity-80">{say.turn(turn)}</span>}
      <div role="toolbar" aria-label={say.match} className="ml-auto flex items-center sm:gap-1">
        {all.map((item) => (
          <BarButton key={item.name} item={item} />
        ))}
        <a href={hrefOf({ at: 'help', game })} className={`${ON_BAR} hidden sm:inline-flex`}>
          <Icon name="book" />
          <span className="max-lg:sr-only">{say.rules}</span>
        </a>
        <Menu items={all.filter(({ always }) => !always)} name={say.more}>
          <span className="sm:hidden">
            <ButtonLink href={hrefOf({ at: 'help', game })} look="quiet" icon="book">
              {say.rules}
            </ButtonLink>
          </span>
          {children}
        </Menu>
      </div>
      <Dialog open={reading} title={say.whatHappened} onClose={() => setReading(false)} wide>
        <Log log={log} bare className="max-h-[65dvh]" />
      </Dialog>
    </header>
  );
}

const ON_BAR =
  'h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium hover:bg-current/10';

function BarButton({ item: { name, icon, run, off = false, always = false } }: { item: BarItem }) {
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
}

/** Native popover: it closes on a tap elsewhere and on Escape. On a phone it also has what the bar has no room for. */
function Menu({ items, name: title, children }: { items: readonly BarItem[]; name: string; children: ReactNode }) {
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
        className="inset-auto top-13 right-2 m-0 min-w-56 rounded-lg border border-line bg-panel p-2 text-ink shadow-3"
      >
        {items.map(({ name, icon, run, off = false }) => (
          <Button
            key={name}
            look="quiet"
            icon={icon}
            aria-disabled={off}
            onClick={run}
            className="w-full justify-start! sm:hidden"
          >
            {name}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
}
