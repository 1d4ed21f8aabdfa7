/** Coins, suns, awnings, traders, backs: the things of the table that are no wares. pieces.css has their drawings. */
import type { Seat } from '@dealers-choice/kernel';

export const Coin = () => <i className="j-coin" />;

/** One action: lit while it is left, a ring when it is spent, ice while somebody else decides. */
export const Sun = ({ state }: { state: 'lit' | 'spent' | 'frozen' }) => <i className="j-sun" data-state={state} />;

/** Stripes in the seat's colour, scalloped below. */
export const Awning = ({ seat, stripes }: { seat: Seat; stripes: 7 | 11 | 13 }) => (
  <i className="j-awning" data-seat={seat} data-stripes={stripes} />
);

/** Whose: a circle for the first seat, a square for the second. */
export const SeatShape = ({ seat }: { seat: Seat }) => <i className="j-seat-shape" data-seat={seat} />;

/** A trader, in the shape and the colour of the seat. */
export const TraderBust = ({ seat }: { seat: Seat }) => <i className="j-bust" data-seat={seat} />;

export const CardBack = () => <i className="j-back" />;
