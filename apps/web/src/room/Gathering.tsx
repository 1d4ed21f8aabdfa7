import { type Seat, seatCounts } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import { formatCardsName } from '@dealers-choice/protocol/cards';
import { Button, Icon } from '@dealers-choice/table/ui';
import { useEffect, useState } from 'react';
import { goToFarMatch } from '../app/far-match.ts';
import { useOverlay } from '../app/overlay.ts';
import { hrefOf } from '../app/route.ts';
import { Header, Heading } from '../app/Shell.tsx';
import { forgetCards, useGameWith } from '../app/useGame.ts';
import { Chat } from '../chat/Chat.tsx';
import { ChatPill } from '../chat/ChatPill.tsx';
import { useGameNames } from '../home/useGameNames.ts';
import { LineNotice } from '../lobby/LineNotice.tsx';
import { useRoomy } from '../lobby/useRoomy.ts';
import { firstOpponent } from '../match/levels.ts';
import { checkCards } from '../match/plan.ts';
import { reasonOf } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import { online, useOnline } from '../online/page.ts';
import { Notice } from '../ui/Panel.tsx';
import { useRoomText } from '../words/room.ts';
import type { RoomText } from '../words/room-en.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { FairLine } from './FairLine.tsx';
import { Invite, useShare } from './Invite.tsx';
import { inviteTo } from './links.ts';
import { OwnDeck } from './OwnDeck.tsx';
import { type BarActions, ReadyBar } from './ReadyBar.tsx';
import { SeatList } from './SeatList.tsx';
import { Switches } from './Switches.tsx';
import { type Standing, standingOf } from './standing.ts';
import { TableRules } from './TableRules.tsx';
import { useCopying } from './useCopying.ts';
import { useTitle } from './useTitle.ts';
import { Watchers } from './Watchers.tsx';

interface Props {
  room: RoomView;
  me: { guest: string; name: string };
}

/** A table before its match, with whoever has come. */
export function Gathering({ room, me }: Props) {
  const found = useTableGame(room);
  const title = useTitle()(room);
  return (
    <>
      <RoomHead room={room} title={title} />
      {'problem' in found ? (
        <NoCards title={title} problem={found.problem} />
      ) : (
        <AtTable room={room} me={me} shelved={found.game} />
      )}
    </>
  );
}

/** The places, what is played by, the talk, and the bar with what comes next. */
function AtTable({ room, me, shelved }: Props & { shelved: AnyGame }) {
  const text = useRoomText();
  const roomy = useRoomy();
  const share = useShare(room);
  const [carrying, setCarrying] = useState(false);
  /** Why the last change of a seat or of the table was not done. */
  const [problem, setProblem] = useState<string | null>(null);
  const { copy } = useCopying();
  const standing = standingOf(room, me.guest, seatCounts(shelved.game));
  const { own, isHost, hostName } = standing;
  const attempt = (task: Promise<void>): Promise<void> => {
    setProblem(null);
    task.catch((error: unknown) => setProblem(reasonOf(error)));
    return task;
  };
  const { sit, place, configure } = online.getState();
  const rename = (wanted: string): Promise<void> => attempt(online.getState().rename(wanted));
  const decks = shelved.game.secrets.length > 0;
  const switches = (
    <>
      <Switches room={room} set={isHost && !room.playing ? (changes) => attempt(configure(changes)) : null} />
      <Button icon="device" className="w-full text-sm" onClick={() => setCarrying(true)}>
        {text.device.title}
      </Button>
    </>
  );
  const seats = (
    <SeatList
      room={room}
      me={me.guest}
      shelved={shelved}
      actions={{
        sit: (seat) => void attempt(sit(seat)),
        place: (seat, bot) => void attempt(place(seat, bot)),
        rename,
        invite: () => share(() => copy(inviteTo(room.code))),
      }}
    >
      {decks && own !== null && !room.playing ? <OwnDeck room={room} shelved={shelved} seat={own} /> : null}
    </SeatList>
  );
  return (
    <>
      <main className="room">
        <div className="room-side">
          <Invite room={room}>{roomy && switches}</Invite>
        </div>
        <div className="room-middle">
          <Heading className="text-2xl md:text-3xl lg:text-4xl short:text-xl">
            {headingOf(room, standing, text)}
          </Heading>
          <LineNotice gone={text.lineGone} />
          <p role="alert" className={problem === null ? 'sr-only' : 'px-1 font-semibold text-danger'}>
            {problem ?? ''}
          </p>
          {seats}
          <Watchers room={room} me={me} rename={rename} />
          <TableRules {...{ room, shelved, isHost, hostName }} />
          <FairLine commitment={room.commitment} game={shelved.game} />
          {!roomy && (
            <>
              <ChatPill wide />
              <div className="lobby-card grid gap-3">{switches}</div>
            </>
          )}
        </div>
        {roomy && <Chat className="lobby-card room-chat" />}
      </main>
      <DeviceDialog open={carrying} close={() => setCarrying(false)} />
      <ReadyBar room={room} name={me.name} standing={standing} actions={barActions(room, shelved, standing)} />
    </>
  );
}

/** The game with the cards of the table, or why this page cannot play it. What failed is tried again on coming back. */
function useTableGame({ game, cards }: RoomView): ReturnType<typeof useGameWith> {
  const named = cards ? formatCardsName(cards) : '';
  const found = useGameWith(game, named);
  const failed = 'problem' in found;
  useEffect(() => (failed ? () => void forgetCards(game, named) : undefined), [failed, game, named]);
  if (failed || !cards) return found;
  try {
    checkCards(found.game, cards.cardSet);
    return found;
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

/** The table is played with cards that this page does not have. */
function NoCards({ title, problem }: { title: string; problem: string }) {
  return (
    <main className="mx-auto max-w-3xl px-4">
      <Heading>{title}</Heading>
      <Notice kind="problem">{problem}</Notice>
    </main>
  );
}

function RoomHead({ room, title }: { room: RoomView; title: string }) {
  const text = useRoomText();
  const game = useGameNames()(room.game);
  const line = useOnline((s) => s.line);
  return (
    <Header
      back={{
        href: hrefOf({ at: 'lobby' }),
        title,
        whole: room.title === '' ? '.room-host' : undefined,
        sub: room.visibility === 'open' ? text.sub.open(game) : text.sub.private(game),
        label: text.back,
        // A seat at a table that one has left would be waited for.
        leave: () =>
          void online
            .getState()
            .leave()
            .catch(() => {}),
      }}
    >
      {line === 'connected' && (
        <p className="room-state room-ready max-md:hidden">
          <Icon name="wifi" className="size-4.5" />
          {text.connected}
        </p>
      )}
      {room.watching > 0 && (
        <p className="room-state">
          <Icon name="eye" className="size-4.5" />
          <span aria-hidden="true">{room.watching}</span>
          <span className="sr-only">{text.watching(room.watching)}</span>
        </p>
      )}
      <button
        type="button"
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 font-semibold hover:bg-ink/8"
        onClick={() => useOverlay.getState().show({ what: 'rules', game: room.game })}
      >
        <Icon name="book" />
        <span className="max-md:sr-only">{text.rules}</span>
      </button>
    </Header>
  );
}

function headingOf(
  { playing }: RoomView,
  { free, waiting, isHost, hostName }: Standing,
  { heading }: RoomText,
): string {
  if (playing) return heading.playing;
  if (free.length > 0) return heading.free(free.length);
  if (waiting.length > 0) return heading.waiting(waiting.length);
  return isHost ? heading.othersReady : heading.hostDeals(hostName);
}

function barActions(room: RoomView, shelved: AnyGame, { free }: Standing): BarActions {
  const { sit, ready, start, stand, place } = online.getState();
  return {
    sit: (seat) => sit(seat as Seat),
    ready,
    stand,
    // Whoever deals is ready: it is one decision.
    async deal() {
      await ready(true);
      await start();
    },
    async fill() {
      for (const seat of free) await place(seat, firstOpponent(shelved));
    },
    toTable: () => toTable(room),
  };
}

/** To the match that is played here. */
export function toTable({ match }: RoomView): void {
  if (match !== null) goToFarMatch(match);
}
