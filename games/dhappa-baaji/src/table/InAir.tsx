import type { RefObject } from 'react';
import { CardBack, WholeCard } from './art/cards.tsx';
import { useDesk } from './desk.ts';

/** What hangs at the pointer. It is always there, so that it is where the pointer is when something is lifted. */
export function InAir({ ghost }: { ghost: RefObject<HTMLDivElement | null> }) {
  const { air } = useDesk();
  return (
    <div ref={ghost} className="in-air" aria-hidden="true">
      {air?.kind === 'deck' && <CardBack className="air-card" />}
      {air?.kind === 'cards' && air.cards.map((card) => <WholeCard key={card} card={card} className="air-card" />)}
      {air?.kind === 'cards' && air.cards.length > 1 && <b className="air-count">{air.cards.length}</b>}
      {air?.kind === 'run' && <RunInAir run={air.run} />}
    </div>
  );
}

function RunInAir({ run: id }: { run: number }) {
  const { runs } = useDesk();
  const run = runs.find((one) => one.id === id);
  return run?.cards.map(({ card }) => <WholeCard key={card} card={card} className="air-card" />);
}
