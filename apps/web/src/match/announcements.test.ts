/**
 * Everything the live region says to the first seat in a whole match, as a text to read: `games/x/announcements`. When
 * words change, `npx vitest run announcements -u` writes them anew, to be read in the diff. When rules change, another
 * match must be played: `./dealer sim GAME --games 1 --record games/GAME/announcements/match.json --force`.
 */
import { host, type MatchRecord, parseRecord, replay, setupOf } from '@dealers-choice/host';
import { type CopyId, SPECTATOR } from '@dealers-choice/kernel';
import type { Language } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import type { MatchPlan } from './contract.ts';
import type { AnyGame } from './shelf.ts';
import { otherDeal } from './test/other-deal.ts';
import { openMatch } from './worker/live-match.ts';

const FOLDER = '../../../../games';
const RECORDS = import.meta.glob<string>('../../../../games/*/announcements/match.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const recordFor = (game: string): MatchRecord =>
  parseRecord(RECORDS[`${FOLDER}/${game}/announcements/match.json`] ?? '');

/** The listener has the first seat. */
const LISTENER = 0;

function planOf({ game, seats, options, seed, moves }: MatchRecord): MatchPlan {
  const line = moves.flatMap((entry) => ('move' in entry ? [entry] : []));
  const people = Array.from({ length: seats }, (_, seat) =>
    seat === LISTENER
      ? { who: 'person' as const, name: '', bot: '' }
      : { who: 'bot' as const, name: '', bot: 'random' },
  );
  return { game, seats: people, options, seed: String(seed), line: { moves: line, from: line.length } };
}

/** What the page says, one line after the other. An event with no sentence only moves things. */
function announced(shelved: AnyGame, record: MatchRecord, world = 0, pinned?: ReadonlySet<number>): string[] {
  const match = openMatch(shelved, planOf(record), null, otherDeal(LISTENER, world, pinned));
  const [eye] = match.report('deal').eyes;
  return (eye?.lines ?? []).flatMap(({ text }) => (text === '' ? [] : [text]));
}

/** Cards that the listener sees at some time, and those that somebody plays: they must lie where they lie. */
function seenIn({ game }: AnyGame, record: MatchRecord): Set<number> {
  const played = host(game, setupOf(record));
  const pinned = new Set<number>();
  // Copies count from 1; other numbers in moves are seats, depths and bids.
  const pin = (copy: number): void => void (copy > 0 && copy < played.match.where.length && pinned.add(copy));
  const look = (): void => {
    for (const viewer of [LISTENER, SPECTATOR] as const) {
      for (const [copy, where] of played.view(viewer).where.entries()) if (where !== -1) pin(copy);
    }
  };
  look();
  for (const entry of record.moves) {
    if (!('move' in entry)) continue;
    for (const [number] of JSON.stringify(entry.move).matchAll(/\d+/g)) pin(Number(number));
    played.play(entry.seat, entry.move);
    look();
  }
  return pinned;
}

const ENGLISH: readonly Language[] = ['en'];
const BOTH: readonly Language[] = ['en', 'hi'];

describe.each([
  { game: 'the-door', languages: BOTH },
  { game: 'jambo', languages: BOTH },
  { game: 'dhappa-baaji', languages: BOTH },
  { game: 'one-piece', languages: ENGLISH },
])('$game', ({ game, languages }) => {
  const record = recordFor(game);

  test('the match still is what it was', async () => {
    const { game: rules } = await loadGame(game);
    expect(replay(rules, record).match.over).not.toBeNull();
  });

  test.each(languages)('every announcement of a whole match, in %s', async (language) => {
    const lines = announced(await loadGame(game, '', language), record);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${FOLDER}/${game}/announcements/${language}.txt`);
  });

  // What a copy is printed with belongs to the match in One Piece: in another world its numbers mean other cards.
  if (game !== 'one-piece') {
    test('the same is said when other hidden cards lie elsewhere', async () => {
      const shelved = await loadGame(game);
      const pinned = seenIn(shelved, record);
      const hidden = shelved.game.faces.filter((_, copy) => copy > 0 && !pinned.has(copy)).length;
      expect(hidden, 'cards nobody ever showed the listener').toBeGreaterThan(3);
      const here = announced(shelved, record);
      for (const world of [1, 2, 3]) expect(announced(shelved, record, world, pinned)).toEqual(here);
    });
  }

  test('no card is named that the listener never saw', async () => {
    const shelved = await loadGame(game);
    const seen = seenIn(shelved, record);
    const { table, where } = replay(shelved.game, record).match;
    const copies = where.map((_, copy) => copy as CopyId).filter((copy) => copy > 0);
    const nameOf = (copy: CopyId): string => {
      const face = shelved.game.faceIn(table, copy);
      if (!face) throw new Error(`copy ${copy} is not a card`);
      return shelved.words.card(face).name;
    };
    const known = new Set(copies.filter((copy) => seen.has(copy)).map(nameOf));
    const unknown = [...new Set(copies.map(nameOf))].filter((name) => !known.has(name));
    const lines = announced(shelved, record);
    expect(unknown.filter((name) => lines.some((line) => line.includes(name)))).toEqual([]);
  });

  if (languages.includes('hi')) {
    test('Hindi announcements have no English word in them', async () => {
      const lines = announced(await loadGame(game, '', 'hi'), record);
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.filter((line) => /[A-Za-z]{2,}/.test(line))).toEqual([]);
    });
  }
});
