import { SPECTATOR } from '@dealers-choice/kernel';
import type { TableNow } from '@dealers-choice/table/page';
import { Button } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { match } from '../../app/stores.ts';
import { ChatPill } from '../../chat/ChatPill.tsx';
import { online, push, useOnline } from '../../online/page.ts';
import { DeviceDialog } from '../../room/DeviceDialog.tsx';
import { useFarText } from '../../words/far/text.ts';
import { useRoomText } from '../../words/room.ts';
import { fromMenu } from '../Bar.tsx';
import { MatchBar } from '../MatchBar.tsx';
import { useClocksOnPlates } from './clocks.ts';
import { useDocked } from './docked.ts';
import { FarChip } from './FarChip.tsx';
import { FarTurn } from './FarTurn.tsx';
import { askToNotify, mayAskToNotify } from './notify.ts';

interface Props {
  now: Omit<TableNow, 'join' | 'text'>;
  see(move: number): void;
}

/** The bar of a match that is played far away: with the state of the line, the chat, and the way to the room. */
export function FarBar({ now, see }: Props) {
  const { viewer, seat } = now;
  useClocksOnPlates();
  const docked = useDocked();
  const hasRoom = useOnline((s) => s.room !== null);
  const [carrying, setCarrying] = useState(false);
  const chat = hasRoom && !docked ? <ChatPill busy={seat !== null} /> : null;
  return (
    <>
      <MatchBar now={now} seat={viewer === SPECTATOR ? null : viewer} see={see} chip={<FarChip />} tools={chat}>
        <FarMenu carry={viewer === SPECTATOR ? null : () => setCarrying(true)} />
      </MatchBar>
      <FarTurn now={now} />
      <DeviceDialog open={carrying} close={() => setCarrying(false)} />
    </>
  );
}

/** `carry`: null for whoever only looks on. */
function FarMenu({ carry }: { carry: (() => void) | null }) {
  const { menu, yours } = useFarText();
  const { device } = useRoomText();
  const room = useOnline((s) => s.room);
  const [mayAsk, setMayAsk] = useState(mayAskToNotify);
  const ask = async (): Promise<void> => {
    await askToNotify();
    setMayAsk(false);
    // And also when no page is open, where the browser can.
    await (await push()).turnOn().catch(() => {});
  };
  return (
    <>
      {mayAsk && (
        <Button look="quiet" icon="bell" className="w-full justify-start!" onClick={() => void ask()}>
          {yours.tell}
        </Button>
      )}
      {carry && (
        <Button look="quiet" icon="device" className="w-full justify-start!" onClick={() => fromMenu(carry)}>
          {device.title}
        </Button>
      )}
      {room && (
        <Button
          look="quiet"
          icon="people"
          className="w-full justify-start!"
          onClick={() => fromMenu(() => go({ at: 'room', code: room.code }))}
        >
          {menu.room}
        </Button>
      )}
      <Button look="quiet" icon="back" className="w-full justify-start!" onClick={() => fromMenu(leaveTable)}>
        {menu.leave}
      </Button>
    </>
  );
}

/** The seat stays this person's: a bot plays on when their time is over, and they may come back. */
function leaveTable(): void {
  match.getState().leave();
  void online
    .getState()
    .leave()
    .catch(() => {}); // without a line the server finds out by itself
  go({ at: 'lobby' });
}
