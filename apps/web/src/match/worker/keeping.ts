/** What the page may ask for about kept matches: the list, one record, and all of them in and out as a file. */
import type { Handlers, ToPage } from '@dealers-choice/protocol';
import { en } from '../../words/host-en.ts';
import type { AnyGame } from '../shelf.ts';
import { changedSince } from './changed-since.ts';
import { KEPT_FORMAT, readKept } from './kept-file.ts';
import { openMatch } from './live-match.ts';
import type { Past } from './past.ts';
import { noteOf, type SavedMatch, type Saves } from './saves.ts';

interface KeepingHow {
  post(message: ToPage): void;
  load(game: string, cards: string): Promise<AnyGame>;
  saves: Saves;
  past: Past;
  /** Leaves the match on the table if it is this one; null: whichever it is. */
  letGo(key: string | null): void;
}

type Kept = Pick<Handlers<Promise<void>>, 'list' | 'record' | 'drop' | 'erase' | 'pack' | 'unpack'>;

export function keeping({ post, load, saves, past, letGo }: KeepingHow): Kept {
  const newestFirst = (a: { when: number }, b: { when: number }): number => b.when - a.when;
  async function postKept(request: number): Promise<void> {
    const [matches, ended] = await Promise.all([saves.all(), past.all()]);
    post({
      type: 'kept',
      request,
      matches: matches.map(noteOf).sort(newestFirst),
      past: ended.sort(newestFirst),
    });
  }
  /** A finished match has its record with it; that of a running one is made from what was played so far. */
  async function recordText(saved: SavedMatch): Promise<string> {
    if (saved.record) return JSON.stringify(saved.record);
    const shelved = await load(saved.plan.game, saved.plan.cards ?? '');
    const why = changedSince(shelved, saved);
    if (why !== null) throw new Error(why);
    const record = openMatch(shelved, saved.plan, saved).record();
    if (!record) throw new Error((shelved.host ?? en).noRecord);
    return JSON.stringify(record);
  }
  const asFile = (text: string): Blob => new Blob([`${text}\n`], { type: 'application/json' });

  return {
    list: ({ request }) => postKept(request),
    async record({ request, key }) {
      const saved = (await saves.all()).find((one) => one.key === key);
      if (!saved) throw new Error('This match is not kept any more.');
      post({ type: 'file', request, file: asFile(await recordText(saved)) });
    },
    async drop({ request, key }) {
      letGo(key);
      await saves.drop(key);
      await postKept(request);
    },
    async erase({ request }) {
      letGo(null);
      for (const { key } of await saves.all()) await saves.drop(key);
      await past.clear();
      await postKept(request);
    },
    async pack({ request }) {
      const [matches, ended] = await Promise.all([saves.all(), past.all()]);
      post({ type: 'file', request, file: asFile(JSON.stringify({ format: KEPT_FORMAT, matches, past: ended })) });
    },
    async unpack({ request, file }) {
      const { matches, past: ended, rest } = await readKept(file);
      const here = new Map((await saves.all()).map((one) => [one.key, one.when]));
      // Of a match that is here, too, whichever was played later is kept.
      const newer = matches.filter(({ key, when }) => when > (here.get(key) ?? -1));
      for (const one of newer) await saves.put(one);
      for (const one of ended) await past.put(one);
      post({ type: 'unpacked', request, matches: newer.length, rest });
    },
  };
}
