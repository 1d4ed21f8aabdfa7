import { Button, ButtonLink, Icon } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTheme } from '../settings/look.ts';
import { useSettings } from '../settings/settings.ts';
import { useHomeText } from '../words/home.ts';
import { useOverlay } from './overlay.ts';
import { hrefOf } from './route.ts';
import { nameScreen } from './window-title.ts';

/** Every screen but the table: a header, a heading that takes the focus, and a column to read. */
export function Page({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <>
      <Header />
      <main className={`mx-auto w-full px-4 pt-4 pb-16 sm:px-6 ${wide ? 'max-w-7xl' : 'max-w-3xl'}`}>
        <Heading>{title}</Heading>
        {children}
      </main>
    </>
  );
}

export function Heading({
  children,
  className = 'mb-5 text-2xl md:text-3xl',
}: {
  children: string;
  className?: string;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  // A new screen is read from its heading; the first one is left to the browser.
  useEffect(() => {
    nameScreen(`${children} · Dealer's Choice`);
    if (arrived) ref.current?.focus();
    arrived = true;
  }, [children]);
  return (
    <h1 ref={ref} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
let arrived = false;

interface HeaderProps {
  /** The first screen: the product's name, and ways to the rest of it. */
  home?: boolean;
  /** A step back, with where one is. */
  back?: {
    href: string;
    title: string;
    /** Where the title is read whole when it ends in dots here: a selector. */
    whole?: string | undefined;
    sub?: string;
    /** What the step back is called, where it is more than that, and what it does besides. */
    label?: string;
    leave?: () => void;
  };
  children?: ReactNode;
}

/** Over every screen but the table. */
export function Header({ home = false, back, children }: HeaderProps) {
  const text = useHomeText();
  return (
    <header className="relative z-30 mx-auto flex w-full max-w-[1392px] items-center gap-1 px-2 py-1.5 sm:px-5 md:py-3 short:py-0.5">
      {back ? (
        <>
          <ButtonLink href={back.href} look="quiet" icon="back" bare {...(back.leave ? { onClick: back.leave } : {})}>
            {back.label ?? text.backToGames}
          </ButtonLink>
          <span className="max-md:hidden">
            <Mark />
          </span>
          <p className="mr-auto ml-1 flex min-w-0 items-baseline gap-3 md:pr-2">
            <span data-as={back.whole} className="truncate font-display text-xl font-bold">
              {back.title}
            </span>
            {back.sub && <span className="shrink-0 text-soft max-md:hidden">{back.sub}</span>}
          </p>
        </>
      ) : (
        <a
          href={hrefOf({ at: 'home' })}
          className="mr-auto flex min-h-11 items-center gap-2.5 rounded-md px-1.5 font-display text-xl font-bold no-underline"
        >
          <Mark />
          {text.product}
        </a>
      )}
      {children}
      {home && (
        <>
          <Places className="max-lg:hidden" />
          <About className="max-lg:hidden" />
        </>
      )}
      <ThemeButton />
      {home && <HomeMenu />}
      <Button
        look="quiet"
        icon="gear"
        bare
        className={home ? 'max-lg:hidden' : ''}
        onClick={() => useOverlay.getState().show({ what: 'settings' })}
      >
        {text.menu.settings}
      </Button>
    </header>
  );
}

/** Below desk width: what the header has no room for. */
function HomeMenu() {
  const text = useHomeText();
  const close = (): void => document.getElementById('home-menu')?.hidePopover();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="home-menu"
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-ink/8"
      >
        <Icon name="menu" />
        <span className="sr-only">{text.menu.open}</span>
      </button>
      <div
        id="home-menu"
        popover="auto"
        className="inset-auto top-13 right-2 m-0 min-w-56 rounded-lg border-[1.5px] border-line bg-raised p-2 text-ink shadow-3"
      >
        <Places className="flex! justify-start!" />
        <Button
          look="quiet"
          icon="gear"
          className="w-full justify-start!"
          onClick={() => {
            close();
            useOverlay.getState().show({ what: 'settings' });
          }}
        >
          {text.menu.settings}
        </Button>
        <About className="flex! justify-start!" />
      </div>
    </div>
  );
}

function Places({ className }: { className: string }) {
  const text = useHomeText().home;
  return (
    <>
      <ButtonLink href={hrefOf({ at: 'matches' })} look="quiet" icon="replay" className={className}>
        {text.myMatches}
      </ButtonLink>
      <ButtonLink href={hrefOf({ at: 'decks', game: 'one-piece' })} look="quiet" icon="cards" className={className}>
        {text.yourDecks}
      </ButtonLink>
      <ButtonLink href={hrefOf({ at: 'cards', game: 'one-piece' })} look="quiet" icon="file" className={className}>
        {text.yourCards}
      </ButtonLink>
    </>
  );
}

function About({ className }: { className: string }) {
  const text = useHomeText().home;
  return (
    <ButtonLink href={hrefOf({ at: 'about' })} look="quiet" icon="info" className={className}>
      {text.aboutUs}
    </ButtonLink>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
      <g transform="rotate(8 16 16)">
        <rect x="8" y="4" width="17" height="24" rx="2.5" className="fill-paper stroke-paper-edge" strokeWidth="1.5" />
      </g>
      <g transform="rotate(-7 16 16)">
        <rect x="7" y="4" width="17" height="24" rx="2.5" className="fill-back stroke-back-line" strokeWidth="1.5" />
        <path d="M15.5 9l5 7-5 7-5-7z" className="fill-back-line" />
      </g>
    </svg>
  );
}

function ThemeButton() {
  const theme = useTheme();
  const set = useSettings((s) => s.set);
  const text = useHomeText().menu;
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button look="quiet" icon={theme === 'dark' ? 'sun' : 'moon'} bare onClick={() => set({ theme: other })}>
      {text[other]}
    </Button>
  );
}
