import { Piles } from './Piles.tsx';
import { Rows } from './Rows.tsx';
import { Seats } from './Seats.tsx';

/** The table of any game, from its declared fields: for a game that brings none, and as the flat one beside its own. */
export function Board() {
  return (
    <>
      <Seats />
      <Rows />
      <div className="flex grow items-center justify-center">
        <Piles />
      </div>
    </>
  );
}
