/** Files that go out of the page: saved, or handed to another app. */

const nameNow = (what: string): string => `${what}-${new Date().toISOString().slice(0, 10)}`;

export const recordName = (game: string): string => `${game}.record.json`;
export const everythingName = (): string => `${nameNow('dealers-choice')}.json`;

/** Hands it to the browser as a download; the page itself does not read it. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Can files be handed to another app from here? */
export const canShare = (): boolean =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function';

/**
 * Hands it to an app that the person chooses. Some browsers share no JSON but any text; where neither goes, it is
 * saved instead.
 */
export async function shareFile(file: Blob, name: string): Promise<void> {
  const asJson = new File([file], name, { type: 'application/json' });
  const asText = new File([file], `${name}.txt`, { type: 'text/plain' });
  const shared = canShare() ? [asJson, asText].find((one) => navigator.canShare({ files: [one] })) : undefined;
  if (!shared) {
    saveFile(file, name);
    return;
  }
  try {
    await navigator.share({ files: [shared], title: name });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return; // the person thought better of it
    saveFile(file, name);
  }
}
