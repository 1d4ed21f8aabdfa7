/**
 * All that this browser keeps, out and in as one file, or gone: matches, statistics, settings, decks, cards. Pictures
 * of cards are erased with the rest, and not in the file: they lie in a folder of the person who chose them.
 */
import { match } from '../app/stores.ts';
import { forgetCards } from '../app/useGame.ts';
import { kept as cardSets } from '../cards/library.ts';
import { ownPictures } from '../cards/own-pictures.ts';
import { useSettings } from '../settings/settings.ts';
import { cardsIn } from './cards-in.ts';
import { eraseLocally, keptLocally, putBackLocally } from './local.ts';

export interface CameBack {
  matches: number;
  sets: number;
}

/** The part about matches is the worker's, and goes into the file unread: seeds of running matches are in it. */
export async function packEverything(): Promise<Blob> {
  const notes = await cardSets.notes();
  const sets = await Promise.all(notes.map(async (note) => ({ note, cards: (await cardSets.cards(note.name)) ?? [] })));
  const part = await match.getState().kept.pack();
  const own = `{"local":${JSON.stringify(keptLocally(localStorage))},"sets":${JSON.stringify(sets)},"kept":`;
  return new Blob([own, part, '}\n'], { type: 'application/json' });
}

/** Throws a sentence when the file is something else, or damaged. What is here already and newer stays. */
export async function unpackEverything(file: Blob): Promise<CameBack> {
  const { matches, rest } = await match.getState().kept.unpack(file);
  const sets = cardsIn(rest.sets);
  for (const { note, cards } of sets) {
    await cardSets.put(note, cards);
    forgetCards(note.game, note.name);
  }
  putBackLocally(localStorage, isObject(rest.local) ? rest.local : {});
  lookAgain();
  return { matches, sets: sets.length };
}

export async function eraseEverything(): Promise<void> {
  await match.getState().kept.erase();
  for (const { game, name } of await cardSets.notes()) forgetCards(game, name);
  await cardSets.clear();
  await ownPictures.clear();
  eraseLocally(localStorage);
  lookAgain();
}

/** Whoever holds what was kept looks again; the browser says the same when another page of ours changed it. */
function lookAgain(): void {
  useSettings.getState().again();
  window.dispatchEvent(new StorageEvent('storage'));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
