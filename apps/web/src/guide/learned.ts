/** Which guides were walked to their end on this device. */
const KEY = 'dealers-choice.learned';

export function learned(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return []; // storage is closed
  }
}

export function noteLearned(game: string): void {
  const known = learned();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(KEY, [...known, game].join(' '));
  } catch {
    // Storage is closed: the guide is offered again.
  }
}
