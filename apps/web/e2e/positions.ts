/** Matches of Jambo that stand where a test wants them: played by chance here, and left in the page to be continued. */
import { botRng } from '@dealers-choice/bots';
import { type Entry, type Host, host } from '@dealers-choice/host';
import { type Jambo, jambo } from '@dealers-choice/jambo';
import { type MatchOf, type Question, type Seat, sample, seedRng } from '@dealers-choice/kernel';
import { expect, type Page } from '@playwright/test';
import type { MatchPlan } from '../src/match/contract.ts';
import type { SavedMatch } from '../src/match/worker/saves.ts';
import { takeButton } from './table.ts';

export interface Sought {
  /** Of which the second seat may be a bot. */
  people: 1 | 2;
  /** The question must be put to the first seat. */
  prompt?: string;
  /** What else must be so. */
  when?(question: Question, match: MatchOf<Jambo>): boolean;
  /** The match with which the search begins: for what is rare, and known to come there. */
  from?: number;
}

const person = { who: 'person', name: '', bot: '' } as const;
const bot = { who: 'bot', name: '', bot: 'random' } as const;

/** A match in which the first seat is asked this next. */
export function reach(sought: Sought): SavedMatch {
  for (let n = sought.from ?? 1; n < 400; n++) {
    const seed = `position ${n}`;
    const log = playTo(sought, seed);
    if (!log) continue;
    const seats = [person, sought.people === 2 ? person : bot];
    return savedAs(jambo, { game: 'jambo', seats, options: {}, seed }, log);
  }
  throw new Error(`no match of the first 400 comes to ${sought.prompt}`);
}

/** A match as the page would have saved it after these moves. */
export const savedAs = (
  { def, cardSet }: { def: { rulesVersion: number }; cardSet: string },
  plan: MatchPlan,
  log: Entry[],
): SavedMatch => ({
  format: 2,
  key: plan.seed,
  when: Date.now(),
  rulesVersion: def.rulesVersion,
  cardSet,
  plan,
  log,
  rngs: plan.seats.map((_, seat) => botRng(plan.seed, seat as Seat)),
  decided: plan.seats.map(() => null),
  questions: plan.seats.map(() => log.length),
  turn: 0,
  over: false,
});

/** Plays by chance until it is as it should be; gives what was played, or null when that match never comes to it. */
function playTo({ prompt, when = () => true }: Sought, seed: string): Entry[] | null {
  const played = host(jambo, { seats: 2, options: {}, seed });
  const rng = seedRng(seed);
  for (let step = 0; step < 600 && !played.match.over; step++) {
    const asked = played.match.asking as Question;
    const [seat = 0] = asked.seats;
    const fits = seat === 0 && (prompt === undefined || asked.prompt === prompt);
    if (fits && when(asked, played.match)) return played.log.slice();
    played.play(seat, sample(jambo, played.match, seat, rng));
  }
  return null;
}

/** The match behind a save, as it stands. */
export const standing = ({ plan, log }: SavedMatch): Host<Jambo> => {
  const played = host(jambo, { seats: 2, options: plan.options, seed: plan.seed });
  for (const entry of log) if ('move' in entry) played.play(entry.seat, entry.move);
  return played;
};

/** Leaves the match in the page, as if it had been played there, and goes on with it. */
export async function goOnWith(page: Page, saved: SavedMatch): Promise<void> {
  await leave(page, saved);
  await page.goto('/#/table');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByTestId('prompt').or(takeButton(page))).toBeVisible();
}

/** Leaves the match in the page, as if it had been played there; `at`: the address of another server. */
export async function leave(page: Page, saved: SavedMatch, at = ''): Promise<void> {
  await page.goto(`${at}/#/settings`); // anywhere: the store of matches belongs to the address
  await page.evaluate(
    ({ match, database, store }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const putting = opening.result.transaction(store, 'readwrite').objectStore(store).put(match);
          putting.onerror = () => fail(putting.error);
          putting.onsuccess = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { match: saved, database: 'dealers-choice', store: 'matches' },
  );
}

/** The printed card behind a copy; null for one that lies face down. */
export const cardOf = (copy: number): Jambo['card'] | null => jambo.faces[copy] ?? null;
