import { useLanguage } from '@dealers-choice/table';
import { ButtonLink, Icon, type IconName, Key } from '@dealers-choice/table/ui';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Bill } from '../playbill.ts';
import { useWide } from '../ui/useWide.ts';
import { useHomeText } from '../words/home.ts';
import { World } from '../worlds/World.tsx';
import { Facts } from './Facts.tsx';

interface Props {
  bill: Bill;
  /** Its key. */
  number: number;
  lifted: boolean;
  lift(): void;
}

/** One game on the first screen: its world, what one must know, and three ways in. */
export function GameCard({ bill, number, lifted, lift }: Props) {
  const text = useHomeText().home;
  const wide = useWide();
  const language = useLanguage();
  const [dealing, setDealing] = useState(false);
  const { name, line } = text.games[bill.id];
  const play = (): void => {
    setDealing(true);
    // The rules that check a plan come with it, and not before.
    void import('../app/play.ts').then((m) => m.playNow(bill.id, language)).finally(() => setDealing(false));
  };
  return (
    <li className={`game-card ${lifted ? 'game-card-lifted' : ''}`} onPointerEnter={lift} onFocus={lift}>
      <div className="relative">
        <World game={bill.id} low={!wide} className="game-card-picture" />
        <Key className="absolute top-2 left-2 max-md:hidden">{String(number)}</Key>
      </div>
      <div className="flex min-w-0 flex-col px-0.5 md:px-2">
        <h2 className="text-[1.375rem] leading-7 md:text-[1.9rem] md:leading-9">
          <a
            href={hrefOf({ at: 'setup', game: bill.id })}
            className="-my-2.5 inline-block py-2.5 no-underline hover:underline"
          >
            <span className="sr-only">{`${text.setUp} `}</span>
            {name}
          </a>
        </h2>
        <p className="mt-1 text-soft max-md:hidden short:hidden">{line}</p>
        <Facts bill={bill} />
        <div className="mt-auto grid grid-cols-[1.35fr_1fr_1fr] gap-2 pt-3 md:grid-cols-2 short:grid-cols-[1.35fr_1fr_1.35fr]">
          <button
            type="button"
            data-play={bill.id}
            className="press press-brand flex min-h-13 items-center justify-center gap-2 md:col-span-2 md:text-lg short:col-span-1 short:text-base"
            onClick={play}
          >
            <Icon name="play" className="size-4 fill-current" />
            <span className="max-md:hidden short:hidden" aria-hidden="true">
              {dealing ? text.dealing : text.play}
            </span>
            <span className="md:hidden short:inline" aria-hidden="true">
              {dealing ? '…' : text.playShort}
            </span>
            <span className="sr-only">{`${text.play}: ${name}`}</span>
          </button>
          <Way href={hrefOf({ at: 'help', game: bill.id })} icon="learn" label={text.learn} name={name} />
          <Way
            href={hrefOf({ at: 'friends', game: bill.id })}
            icon="people"
            label={text.friends}
            short={text.friendsShort}
            name={name}
          />
        </div>
      </div>
    </li>
  );
}

function Way(props: { href: string; icon: IconName; label: string; short?: string; name: string }) {
  const { href, icon, label, short = label, name } = props;
  return (
    <ButtonLink
      href={href}
      icon={icon}
      className="min-w-0 gap-1! px-1! text-sm max-md:flex-col max-md:text-xs max-md:leading-4 short:flex-col short:text-xs short:leading-4"
    >
      <span className="max-md:hidden short:hidden" aria-hidden="true">
        {label}
      </span>
      <span className="md:hidden short:inline" aria-hidden="true">
        {short}
      </span>
      <span className="sr-only">{`${label}: ${name}`}</span>
    </ButtonLink>
  );
}
