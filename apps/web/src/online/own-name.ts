/** What the person at this device is called at tables far away. */
const KEY = 'dealers-choice.name';

export const ownName = {
  get(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return ''; // storage is closed
    }
  },
  set(name: string): void {
    try {
      localStorage.setItem(KEY, name);
    } catch {
      // Storage is closed: the name is asked for again next time.
    }
  },
};
