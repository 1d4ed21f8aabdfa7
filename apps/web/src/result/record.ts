/** What can be done with the record of the match that is over. */
import { go } from '../app/route.ts';
import { match, replay } from '../app/stores.ts';
import { recordName, saveFile, shareFile } from '../kept/files.ts';
import { parseFarKey } from '../match/far-key.ts';
import { reasonOf } from '../match/sentences.ts';

/** Gives what is wrong with it, as a sentence; null: it is on the screen. */
export async function watchAgain(): Promise<string | null> {
  const { key, exportFile } = match.getState();
  const far = parseFarKey(key);
  if (far !== null) {
    go({ at: 'watch', match: far });
    return null;
  }
  try {
    const record = await (await exportFile()).text();
    if (!(await replay.getState().open(record, { from: 'kept', key }))) return replay.getState().problem;
  } catch (error) {
    return reasonOf(error);
  }
  go({ at: 'replay', kept: key });
  return null;
}

/** The page itself does not read it. */
export async function saveRecord(game: string): Promise<void> {
  saveFile(await match.getState().exportFile(), recordName(game));
}

export async function shareRecord(game: string): Promise<void> {
  await shareFile(await match.getState().exportFile(), recordName(game));
}
