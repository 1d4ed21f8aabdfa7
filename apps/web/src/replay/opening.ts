/** The record that an address means: kept here, in a file that was open, or played far away. */
import { FILE, type Route } from '../app/route.ts';
import { match, replay } from '../app/stores.ts';
import type { Source } from '../match/contract.ts';
import { reasonOf } from '../match/sentences.ts';
import type { ReplayText } from '../words/replay/replay-en.ts';
import { keptFile } from './kept-file.ts';

export type ReplayRoute = Extract<Route, { at: 'replay' | 'watch' }>;

/** Is this record open already? */
export function isOpen(route: ReplayRoute, source: Source | null): boolean {
  if (route.at === 'watch') return source?.from === 'far' && source.match === route.match;
  if (route.kept === undefined) return true;
  return route.kept === FILE ? source?.from === 'file' : source?.from === 'kept' && source.key === route.kept;
}

/** Opens it where matches are watched. Rejects with a sentence. */
export async function openRecord(route: ReplayRoute, say: ReplayText): Promise<void> {
  const { text, source } = await found(route, say);
  const { open } = replay.getState();
  if (!(await open(text, source))) throw new Error(replay.getState().problem ?? say.cannot);
}

function found(route: ReplayRoute, say: ReplayText): Promise<{ text: string; source: Source }> {
  if (route.at === 'watch') return farRecord(route.match);
  return route.kept === undefined || route.kept === FILE ? fileRecord(say) : keptRecord(route.kept, say);
}

async function fileRecord(say: ReplayText): Promise<{ text: string; source: Source }> {
  const text = keptFile();
  if (text === null) throw new Error(say.noFile);
  return { text, source: { from: 'file' } };
}

async function keptRecord(key: string, say: ReplayText): Promise<{ text: string; source: Source }> {
  const { list, recordFile } = match.getState().kept;
  const note = (await list()).matches.find((one) => one.key === key);
  if (!note) throw new Error(say.notKept);
  if (!note.over) throw new Error(say.running);
  return { text: await (await recordFile(key)).text(), source: { from: 'kept', key } };
}

/** A server has no record of it for this page, or not yet. */
export class NotThere extends Error {}

/** The line to the server is fetched for those who want it. */
async function farRecord(name: string): Promise<{ text: string; source: Source }> {
  const { online } = await import('../online/page.ts');
  const { record, deal } = await online
    .getState()
    .record(name)
    .catch((error: unknown) => {
      throw new NotThere(reasonOf(error));
    });
  return { text: JSON.stringify(record), source: { from: 'far', match: name, deal } };
}
