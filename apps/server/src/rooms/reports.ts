/** For whoever runs the server: about somebody who is at a table, or spoke at it. */

import type { Person } from '../guests/person.ts';
import type { Log } from '../logs.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { GuestStore, TalkLine } from '../store/guest-store.ts';
import type { Ticker } from '../ticker.ts';
import { cleanText } from './plain-words.ts';
import type { Room } from './room.ts';
import { Sorry } from './sorry.ts';
import { Tries } from './tries.ts';

export interface ReportsHow {
  store: Pick<GuestStore, 'report'>;
  ticker: Ticker;
  randomBytes: RandomBytes;
  log: Log;
}
export interface Complaint {
  by: string;
  about: string;
  text: string;
}

const MOST_REPORTS = 1_000;
/** Three at once, and one more every ten minutes. */
const PACE = { most: 3, everyMs: 600_000 };
/** A report holds this many of the last lines said at the table. */
const REPORTED_LINES = 20;

export class Reports {
  readonly #how: ReportsHow;
  readonly #tries: Tries;

  constructor(how: ReportsHow) {
    this.#how = how;
    this.#tries = new Tries(PACE, how.ticker);
  }

  /** `said`: at the table, the last line last. `here`: whose pages are open at it. */
  async take(
    { room, chairs }: Room,
    { by, about: guest, text }: Complaint,
    { said, here }: { said: readonly TalkLine[]; here: readonly Person[] },
  ): Promise<void> {
    const talk = said.slice(-REPORTED_LINES);
    const people = chairs.flatMap((chair) => (chair.who === 'person' ? [chair] : []));
    const about = [...people, ...here, ...talk].find((one) => one.guest === guest);
    if (!about) throw new Sorry('There is nobody like that at this table.');
    if (!this.#tries.take(by)) throw new Sorry('You reported a lot: wait a while.');
    const id = this.#how.randomBytes(9).toString('base64url');
    const report = { id, at: this.#how.ticker.now(), room, by, guest, name: about.name, text: cleanText(text) };
    await this.#how.store.report({ ...report, talk: [...talk] }, MOST_REPORTS);
    this.#how.log('reported', { report: id });
  }
}
