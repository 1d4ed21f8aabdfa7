import type { RoomView } from '@dealers-choice/protocol';
import { Button } from '@dealers-choice/table/ui';
import { useAttempt } from '../app/useAttempt.ts';
import { BarProblem } from '../ui/BarProblem.tsx';
import { useRoomText } from '../words/room.ts';
import type { RoomText } from '../words/room-en.ts';
import type { Next, Standing } from './standing.ts';

/** Where the one gold button is, or what stands in its place. */
const GOLD = 'min-h-14! grow text-lg md:min-w-72 md:shrink-0 md:grow-0';

export interface BarActions {
  /** Each rejects with a sentence. */
  sit(seat: number): Promise<void>;
  ready(isReady: boolean): Promise<void>;
  deal(): Promise<void>;
  stand(): Promise<void>;
  fill(): Promise<void>;
  toTable(): void;
}

interface Props {
  room: RoomView;
  name: string;
  standing: Standing;
  actions: BarActions;
}

/** Always in sight: what the table waits for, and the one gold button. */
export function ReadyBar({ room, name, standing, actions }: Props) {
  const text = useRoomText().bar;
  const { busy, problem, attempt } = useAttempt();
  const { next, own, isHost, free } = standing;
  const gold = goldOf(next, text, actions);
  const [title, line] = saidOf({ text, room, name, standing });
  return (
    <div className="deal-bar">
      <BarProblem problem={problem} />
      <div className="mx-auto flex max-w-[1392px] items-center gap-x-4 gap-y-2 px-3 max-md:flex-wrap sm:px-7">
        <p
          role="status"
          className="mr-auto min-w-0 wrap-anywhere max-md:basis-full max-md:text-center short:max-md:sr-only"
        >
          <span className="font-display font-bold md:text-xl">{title}</span>
          <span className="block text-sm text-soft">{line}</span>
        </p>
        {isHost && !room.playing && free.length > 0 && (
          <Button icon="bot" className="min-h-14! shrink-0" onClick={() => attempt(actions.fill)}>
            <span className="max-lg:sr-only">{text.fill}</span>
          </Button>
        )}
        {own !== null && !room.playing && (
          <Button className="min-h-14! shrink-0" onClick={() => attempt(actions.stand)}>
            {text.stand}
          </Button>
        )}
        {next.do === 'wait' && next.ready && (
          <Button className={GOLD} onClick={() => attempt(() => actions.ready(false))}>
            {text.notReady}
          </Button>
        )}
        {gold && (
          <Button look="primary" aria-disabled={busy} className={GOLD} onClick={() => attempt(async () => gold.run())}>
            {busy && next.do === 'deal' ? text.dealing : gold.label}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Gold {
  label: string;
  run(): Promise<void>;
}

function goldOf(next: Next, text: RoomText['bar'], actions: BarActions): Gold | null {
  const toTable = async (): Promise<void> => actions.toTable();
  switch (next.do) {
    case 'goOn':
      return { label: text.goOn, run: toTable };
    case 'watch':
      return { label: text.watch, run: toTable };
    case 'sit':
      return { label: text.sit, run: () => actions.sit(next.seat) };
    case 'ready':
      return { label: text.iAmReady, run: () => actions.ready(true) };
    case 'deal':
      return { label: text.deal, run: actions.deal };
    case 'wait':
      return null;
  }
}

interface Said extends Omit<Props, 'actions'> {
  text: RoomText['bar'];
}

/** What the table waits for: in a few words, and in a sentence. */
function saidOf({ text, room, name, standing }: Said): [string, string] {
  const { next, own, isHost, hostName, free } = standing;
  if (room.playing) {
    if (own !== null) return [text.playing, text.yours];
    return [text.playing, room.spectators === null ? text.closed : text.look(room.spectators)];
  }
  if (own === null) {
    if (free.length > 0) return [text.noSeat, text.sitDown];
    return [text.full, room.spectators === null ? text.fullClosed : text.fullAbout];
  }
  if (next.do === 'deal') return [text.allReady, free.length > 0 ? text.stayEmpty(free.length) : ''];
  const waits = isHost ? (free.length > 0 ? text.freeSeats(free.length) : text.hostWaits) : text.deals(hostName);
  return [next.do === 'ready' ? text.ready(name) : text.youReady, waits];
}
