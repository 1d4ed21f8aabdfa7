/** A link to what is on the screen of a replay: the match, the move and whose eyes. */
import { hrefOf, type Route } from '../app/route.ts';
import { match, replay } from '../app/stores.ts';
import { recordName, saveFile } from '../kept/files.ts';
import { parseFarKey } from '../match/far-key.ts';
import type { ReplayText } from '../words/replay/replay-en.ts';
import { END, placeAt, routeTo } from './address.ts';
import { placeOn, tracksOf } from './tracks.ts';

/** Copies it, and says what came of it in a sentence. */
export async function copyLink(say: ReplayText): Promise<string> {
  const { source, step, viewer, record, turns } = replay.getState();
  if (!source || !record) return say.cannot;
  if (!(await copy(routeTo(source, placeAt(step, viewer))))) return say.notCopied;
  const place = placeOn(tracksOf(record.moves, turns), step);
  const copied = place ? say.linked(place.turn, place.move) : say.linkedStart;
  return source.from === 'far' ? copied : `${copied}. ${say.onlyHere}`;
}

/** The record as a file, for whoever has no part in the match. */
export function saveOpenRecord(): void {
  const { record } = replay.getState();
  if (!record) return;
  saveFile(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), recordName(record.game));
}

/** Copies the link to the last position of the match on the table, which is over, and says what came of it. */
export async function copyTableLink(say: ReplayText): Promise<string> {
  const { key, viewer } = match.getState();
  const far = parseFarKey(key);
  const place = { ...placeAt(0, viewer), step: END };
  const isCopied = await copy(
    far === null ? { at: 'replay', kept: key, ...place } : { at: 'watch', match: far, ...place },
  );
  if (!isCopied) return say.notCopied;
  return far === null ? say.onlyHere : say.copied;
}

async function copy(route: Route): Promise<boolean> {
  const { origin, pathname } = window.location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}${hrefOf(route)}`);
    return true;
  } catch {
    return false; // the browser asks, or does not let pages copy at all
  }
}
