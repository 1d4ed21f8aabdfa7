/** Records that come from the system: shared with the installed page, or opened with it. Both lead to the replay. */
import { fileText } from '../app/file-text.ts';
import { takeShared } from './shared-record.ts';

/** Chromium's; other browsers have none. */
interface LaunchQueue {
  setConsumer(take: (launch: { files: readonly { getFile(): Promise<Blob> }[] }) => void): void;
}
declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** `show` gets the text of a record; `refuse`, why a file is none. */
export interface Reader {
  show(text: string): Promise<void>;
  refuse(error: unknown): void;
}

export function openRecords({ launchQueue, caches }: Pick<Window, 'launchQueue' | 'caches'>, reader: Reader): void {
  const read = (file: Promise<Blob | null>): void => {
    file
      .then(async (found) => {
        if (!found) return;
        if (found.size === 0)
          throw new Error('This is not a record: what was shared or opened is empty, or not a file.');
        await reader.show(await fileText(found));
      })
      .catch(reader.refuse);
  };
  launchQueue?.setConsumer(({ files: [first] }) => {
    if (first) read(first.getFile());
  });
  // Nothing is shared with a page that has no place to keep it.
  if (caches) read(takeShared(caches));
}
