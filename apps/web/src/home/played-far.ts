/** Whether this browser has been at a table far away. Only then does the first screen ask a server for what goes on. */
const KEY = 'dealers-choice.far-tables';

export function hasPlayedFar(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false; // storage is closed
  }
}

export function rememberFar(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is closed: running games are found in the lobby.
  }
}
