import { Button, ButtonLink } from '@dealers-choice/table/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTheme } from '../settings/look.ts';
import { useSettings } from '../settings/settings.ts';
import { hrefOf } from './route.ts';

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
  className = 'mb-5 text-2xl font-semibold',
}: {
  children: string;
  className?: string;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  // A new screen is read from its heading; the first one is left to the browser.
  useEffect(() => {
    document.title = `${children} · Dealer's Choice`;
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

export function Header({ children }: { children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-cloth/95 backdrop-blur-sm">
      <div className="mx-auto flex max-w-7xl items-center gap-1 px-3 py-1 sm:px-6">
        <a href={hrefOf({ at: 'home' })} className="mr-auto flex min-h-11 items-center gap-2 rounded-md pr-2">
          <Mark />
          <span className={`font-display text-lg font-semibold ${children ? 'hidden sm:inline' : ''}`}>
            Dealer's Choice
          </span>
          {children && <span className="sr-only sm:hidden">Dealer's Choice, home</span>}
        </a>
        {children}
        <div className={children ? 'hidden sm:block' : ''}>
          <ThemeButton />
        </div>
        <ButtonLink href={hrefOf({ at: 'settings' })} look="quiet" icon="gear" bare>
          Settings
        </ButtonLink>
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
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
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button look="quiet" icon={theme === 'dark' ? 'sun' : 'moon'} bare onClick={() => set({ theme: other })}>
      {`Switch to ${other} colours`}
    </Button>
  );
}
