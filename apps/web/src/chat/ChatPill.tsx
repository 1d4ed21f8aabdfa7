import { Button, Icon } from '@dealers-choice/table/ui';
import { useEffect, useRef, useState } from 'react';
import type { ChatLine } from '../online/contract.ts';
import { online, useOnline } from '../online/page.ts';
import { Over } from '../ui/Over.tsx';
import { useChatText } from '../words/chat.ts';
import { Chat, useChatKey } from './Chat.tsx';
import { draftOf } from './drafts.ts';

interface Props {
  /** Shows what was said last, too. */
  wide?: boolean;
  /** Somebody has to decide: when that begins, a chat that is only read makes way, until it is asked for again. */
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

/** Something is written in this sheet, or is about to be: text, a report, or what is done about a person. */
function isInUse(sheet: HTMLDialogElement): boolean {
  if (draftOf(online.getState().room?.room ?? '') !== '') return true;
  const { activeElement: focused } = document;
  const isWriting = focused !== null && sheet.contains(focused) && focused.matches('input, textarea');
  return isWriting || sheet.querySelector('dialog[open], :popover-open') !== null;
}

/** The chat where there is no room for it: how much is unread, and a sheet that opens on a tap. */
export function ChatPill({ wide = false, busy = false }: Props) {
  const text = useChatText();
  const [open, setOpen] = useState(false);
  const unread = useOnline((s) => s.unread);
  const last = useOnline((s) => lastSaid(s.chat));
  const pill = useRef<HTMLButtonElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  useChatKey(() => setOpen(true));
  useEffect(() => {
    const sheet = busy ? inside.current?.closest('dialog') : null;
    if (!sheet || isInUse(sheet)) return;
    sheet.close();
    // An Escape that was meant for the chat comes too late for it: here it takes nothing back.
    pill.current?.focus();
  }, [busy]);
  return (
    <>
      <button
        ref={pill}
        type="button"
        className={wide ? 'chat-pill chat-pill-wide' : 'chat-pill'}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      >
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
      {open && (
        <Over label={text.title} className="chat-sheet" onClose={() => setOpen(false)}>
          <div ref={inside} className="flex justify-end">
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
