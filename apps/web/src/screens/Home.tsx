import { lazy, Suspense, useEffect, useState } from 'react';
import { Header, Heading } from '../app/Shell.tsx';
import { GameCard } from '../home/GameCard.tsx';
import { isNewHere, NewHere } from '../home/NewHere.tsx';
import { PLAYBILL } from '../playbill.ts';
import { useHomeText } from '../words/home.ts';

const Tickets = lazy(() => import('../home/Tickets.tsx').then((m) => ({ default: m.Tickets })));

/** The games as four worlds, the match that waits, and a file from somewhere else. */
export function Home() {
  const text = useHomeText().home;
  const [lifted, setLifted] = useState(0);
  const [newHere] = useState(isNewHere);
  useKeys(lifted);
  return (
    <>
      <Header home />
      <main className="mx-auto w-full max-w-[1392px] px-3 pb-8 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 px-1.5 pt-1 pb-3 md:pb-5 short:pt-0 short:pb-2">
          <Heading className="text-[1.75rem] md:text-4xl short:text-xl">{text.title}</Heading>
          <p className={newHere ? 'sr-only' : 'pb-1 text-soft max-md:sr-only md:text-lg short:sr-only'}>{text.about}</p>
          {newHere && <NewHere />}
        </div>
        <ul className="game-cards">
          {PLAYBILL.map((bill, place) => (
            <GameCard
              key={bill.id}
              bill={bill}
              number={place + 1}
              lifted={place === lifted}
              lift={() => setLifted(place)}
            />
          ))}
        </ul>
        <Suspense>
          <Tickets />
        </Suspense>
      </main>
    </>
  );
}

/** A number takes the card in hand, Enter plays it. */
function useKeys(lifted: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const writing = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (writing) return;
      const free = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
      if (event.key === 'Enter' && free) playButton(lifted)?.click();
      else if (/^[1-9]$/.test(event.key)) playButton(Number(event.key) - 1)?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [lifted]);
}

const playButton = (place: number): HTMLElement | null => {
  const id = PLAYBILL[place]?.id;
  return id ? document.querySelector<HTMLElement>(`[data-play="${id}"]`) : null;
};
