/** What the page says around a table, in English. The type of this is the type of every other language. */
export const en = {
  moment: 'One moment …',
  missing: {
    title: 'No such page',
    text: 'This address leads nowhere.',
  },
  broken: {
    title: 'This screen broke',
    text: 'Your match is kept.',
  },
  backToGames: 'Back to the games',
  sound: { on: 'Sound is on', off: 'Sound is off' },
  update: {
    ready: 'A new version is ready.',
    busy: 'A match is being played in another window. Finish it first, then reload.',
    reload: 'Reload',
  },
  language: { title: 'Language', system: 'As the browser', en: 'English', hi: 'हिन्दी' },
};

export type ShellText = typeof en;
