import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';

/** Who played a seat. */
export interface SeatKeeper {
  /** The bot whose seat it is; '' of a person's, and where nobody wrote it down. */
  bot: string;
  /** A bot played on for its person. */
  standsIn: boolean;
}

/** Who played a seat when this many moves had been made. */
export function keeperAt(record: MatchRecord | null, step: number, seat: Seat): SeatKeeper {
  const last = record?.handed?.filter((one) => one.seat === seat && one.after < step).at(-1);
  return { bot: record?.players?.[seat]?.bot ?? '', standsIn: last?.to === 'bot' };
}
