import { Button, Icon, type IconName } from '@dealers-choice/table/ui';
import { useId, useRef, useState } from 'react';
import { reasonOf } from '../match/sentences.ts';
import { online, useOnline } from '../online/page.ts';
import { maySendAway } from '../room/standing.ts';
import { useChatText } from '../words/chat.ts';
import { Report } from './Report.tsx';
import { SendAway } from './SendAway.tsx';

interface Item {
  label: string;
  icon: IconName;
  run(): void;
}

interface Props {
  guest: string;
  name: string;
  /** What else can be done about them here. */
  more?: Item | undefined;
  /** Shown instead of three dots. */
  children?: string;
}

/** What can be done about somebody at the table: send them away, hear them no longer, block them, report them. */
export function PersonMenu({ guest, name, more, children }: Props) {
  const text = useChatText();
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<'report' | 'sendAway' | null>(null);
  const close = (): void => setOpen(null);
  const muted = useOnline((s) => s.muted.includes(guest));
  const blocked = useOnline((s) => s.blocked.some((one) => one.guest === guest));
  const maySend = useOnline((s) => s.room !== null && maySendAway(s.room, s.me?.guest ?? '', guest));
  const { mute, block, sendAway } = online.getState();
  const tell = (task: Promise<void>, done: string): void => {
    task.then(
      () => setSaid(done),
      (error: unknown) => setSaid(reasonOf(error)),
    );
  };
  const items: Item[] = [
    ...(more ? [more] : []),
    ...(maySend ? [{ label: text.sendAway(name), icon: 'close' as const, run: () => setOpen('sendAway') }] : []),
    {
      label: muted ? text.unmute : text.mute,
      icon: muted ? 'sound' : 'mute',
      run: () => tell(mute(guest, !muted), muted ? text.unmuted(name) : text.muted(name)),
    },
    {
      label: blocked ? text.unblock : text.block,
      icon: 'lock',
      run: () => tell(block(guest, name, !blocked), blocked ? text.unmuted(name) : text.blocked(name)),
    },
    { label: text.report, icon: 'flag', run: () => setOpen('report') },
  ];
  return (
    <>
      <Menu {...{ name, items, muted }}>{children}</Menu>
      <span role="status" className={said === '' ? 'sr-only' : 'chat-told'}>
        {said}
      </span>
      <SendAway
        name={name}
        open={open === 'sendAway'}
        close={close}
        send={() => void sendAway(guest).catch((error: unknown) => setSaid(reasonOf(error)))}
      />
      <Report name={name} open={open === 'report'} close={close} guest={guest} told={setSaid} />
    </>
  );
}

interface MenuProps {
  name: string;
  items: readonly Item[];
  muted: boolean;
  /** Shown instead of three dots. */
  children: string | undefined;
}

/** A button, and the list that it opens. */
function Menu({ name, items, muted, children }: MenuProps) {
  const text = useChatText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={children ? 'chat-name' : 'room-dots'}>
        {children ? <span aria-hidden="true">{children}</span> : <Icon name="dots" className="size-5 stroke-[3.5]" />}
        {muted && <Icon name="mute" className="size-4" />}
        <span className="sr-only">{text.about(name)}</span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onToggle={() => placeAt(menu.current, button.current)}
        className="fixed inset-auto m-0 w-72 rounded-lg border-[1.5px] border-line bg-raised p-2 text-ink shadow-3"
      >
        <p className="px-3 py-1 font-display font-bold wrap-anywhere">{name}</p>
        {items.map(({ label, icon, run }) => (
          <Button
            key={label}
            look="quiet"
            icon={icon}
            className="w-full justify-start! text-left wrap-anywhere"
            onClick={() => {
              menu.current?.hidePopover();
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

/** Below its button, and within the window. */
function placeAt(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu?.matches(':popover-open') || !button) return;
  const { bottom, top, right } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  menu.style.left = `${Math.max(8, Math.min(right - offsetWidth, innerWidth - offsetWidth - 8))}px`;
  menu.style.top = `${bottom + offsetHeight + 8 < innerHeight ? bottom + 4 : Math.max(8, top - offsetHeight - 4)}px`;
}
