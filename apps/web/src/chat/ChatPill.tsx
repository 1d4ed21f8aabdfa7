import { Button, Icon } from '@dealers-choice/table/ui';
import { useState } from 'react';
import type { ChatLine } from '../online/contract.ts';
import { useOnline } from '../online/page.ts';
import { Over } from '../ui/Over.tsx';
import { useChatText } from '../words/chat.ts';
import { Chat, useChatKey } from './Chat.tsx';

interface Props {
  /** Shows what was said last, too. */
  wide?: boolean;
  /** Somebody has to decide: the chat makes way. */
  busy?: boolean;
}

/** The last thing that somebody said, without what only happened. */
function lastSaid(lines: readonly ChatLine[]): (ChatLine & { kind: 'said' }) | null {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line?.kind === 'said') return line;
  }
  return null;
}

/** The chat where there is no room for it: how much is unread, and a sheet that opens on a tap. */
export function ChatPill({ wide = false, busy = false }: Props) {
  const text = useChatText();
  const [open, setOpen] = useState(false);
  const unread = useOnline((s) => s.unread);
  const last = useOnline((s) => lastSaid(s.chat));
  useChatKey(() => setOpen(true));
  const shown = open && !busy;
  return (
    <>
      <button type="button" className={wide ? 'chat-pill chat-pill-wide' : 'chat-pill'} onClick={() => setOpen(true)}>
        {wide && (
          <span aria-hidden="true" className="min-w-0 grow text-left wrap-anywhere">
            <span className="block text-sm text-soft">{last?.name || text.title}</span>
            <span className="line-clamp-2">{last?.text ?? text.say}</span>
          </span>
        )}
        <span className="relative">
          <Icon name="chat" className="size-6" />
          {unread > 0 && (
            <span className="chat-unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </span>
        <span className="sr-only">{unread > 0 ? `${text.open}, ${text.unread(unread)}` : text.open}</span>
      </button>
      {shown && (
        <Over label={text.title} className="low-sheet chat-sheet" onClose={() => setOpen(false)}>
          <div className="flex justify-end">
            <Button look="quiet" icon="close" bare onClick={() => setOpen(false)}>
              {text.close}
            </Button>
          </div>
          <Chat className="chat-in-sheet" />
        </Over>
      )}
    </>
  );
}
