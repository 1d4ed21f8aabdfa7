/** Links to positions: the match, where in it, and whose eyes. */
import { hrefOf, type Route } from '../app/route.ts';
import { match, replay } from '../app/stores.ts';
import { recordName, saveFile } from '../kept/files.ts';
import type { View } from '../match/contract.ts';
import { parseFarKey } from '../match/far-key.ts';
import type { ReplayText } from '../words/replay/replay-en.ts';
import { placeAt, placeSeen, routeTo } from './address.ts';
import { copiedFar } from './opens-later.ts';
import { placeOn, tracksOf } from './tracks.ts';

/** To what is on the screen of a replay; null: there is nothing. */
export function replayLink(): string | null {
  const { source, step, viewer } = replay.getState();
  return source && addressOf(routeTo(source, placeAt(step, viewer)));
}

/** To a position of the match on the table: the one that is looked at. It opens when the match is over. */
export function tableLink(seen: View): string {
  const { key, viewer } = match.getState();
  const far = parseFarKey(key);
  const place = placeSeen(seen, viewer);
  return addressOf(far === null ? { at: 'replay', kept: key, ...place } : { at: 'watch', match: far, ...place });
}

function addressOf(route: Route): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${hrefOf(route)}`;
}

/** Copies the link to what is on the screen of a replay, and says what came of it in a sentence. */
export async function copyLink(say: ReplayText): Promise<string> {
  const { source, step, record, turns } = replay.getState();
  const link = replayLink();
  if (!source || !record || link === null) return say.cannot;
  if (!(await copy(link))) return say.notCopied(link);
  const place = placeOn(tracksOf(record.moves, turns), step);
  const copied = place ? say.linked(place.turn, place.move) : say.linkedStart;
  return source.from === 'far' ? copiedFar(copied, source.match, say) : say.onlyHere(copied);
}

/** The record as a file, for whoever has no part in the match. */
export function saveOpenRecord(): void {
  const { record } = replay.getState();
  if (!record) return;
  saveFile(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }), recordName(record.game));
}

/** Copies the link to a position of the match on the table, which is over, and says what came of it. */
export async function copyTableLink(seen: View, say: ReplayText): Promise<string> {
  const link = tableLink(seen);
  if (!(await copy(link))) return say.notCopied(link);
  const far = parseFarKey(match.getState().key);
  return far === null ? say.onlyHere(say.copied) : copiedFar(say.copied, far, say);
}

/** False: the browser asks, or does not let pages copy at all. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
