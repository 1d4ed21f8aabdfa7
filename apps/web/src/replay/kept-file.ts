/** The record that was last opened from a file: a reload of this tab finds it again. */
const DRAWER = 'dealers-choice-replay';

export function keepFile(text: string): void {
  try {
    sessionStorage.setItem(DRAWER, text);
  } catch {
    // Too long for this browser: after a reload the file has to be opened again.
  }
}

/** Null: none was opened in this tab. */
export function keptFile(): string | null {
  try {
    return sessionStorage.getItem(DRAWER);
  } catch {
    return null; // a browser that keeps nothing
  }
}
