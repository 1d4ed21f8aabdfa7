/** What the screens about kept matches say, in English. The type of this is that of every language. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  title: 'My matches',
  about: 'Kept in this browser and on the server.',
  list: 'Matches',
  far: 'With friends far away',
  filter: 'Which matches',
  filters: { all: 'All', people: 'People', bots: 'Bots', running: 'Running' },
  none: 'No match yet. What you play is kept here.',
  noneSuch: 'No match of this kind.',
  further: 'Show earlier ones',
  play: 'Choose a game',
  turn: (n: number): string => `Turn ${n}`,
  figures: (game: string, numbers: readonly number[]): string =>
    game === 'jambo' ? `${numbers.join(' to ')} gold` : numbers.join(' to '),
  outcome: {
    won: 'You won',
    lost: 'You lost',
    drawn: 'Drawn',
    brokenOff: 'Broken off',
    running: 'Running',
    over: 'Finished',
  },
  wins: (names: string, many: boolean): string => `${names} ${many ? 'win' : 'wins'}`,
  and: ' and ',
  you: 'You',
  someone: 'Someone here',
  seatNumber: (n: number): string => `Seat ${n}`,
  bot: (level: string): string => `${level} bot`,
  bots: (level: string, n: number): string => `${n} × ${level} bot`,
  branch: (turn: number, of: string): string => (turn === 0 ? `From the start of ${of}` : `From turn ${turn} of ${of}`),
  goOn: 'Go on',
  watch: 'Watch again',
  moreOf: (match: string): string => `More for ${match}`,
  save: 'Save as a file',
  share: 'Share the file',
  drop: 'Delete',
  sureToDrop: 'Delete this match? It stays counted in your statistics.',
  sureToDropRunning: 'Delete this match? It cannot be gone on with then.',
  keep: 'Keep it',
  secrets: 'The file of a running match holds its deck: whoever reads it knows what comes.',
  limit: (open: number, finished: number): string =>
    `Up to ${open} running and ${finished} finished matches are kept. Then the oldest finished ones make room first.`,
  counted: (n: number): string =>
    `${count(n, 'match is', 'matches are')} only counted now: the record made room or was deleted.`,
  stats: {
    title: 'Statistics',
    about:
      'Counted from every match that ended in this browser, without those with friends far away. ' +
      'With several people, you are the first of them.',
    here: 'Without matches with friends far away.',
    short: 'Stats',
    all: 'All statistics',
    yours: 'Your figures',
    matches: (n: number): string => (n === 1 ? 'match' : 'matches'),
    won: 'won',
    row: 'wins in a row',
    wonOf: (won: number, played: number): string => `${won} of ${played} won`,
    bots: 'Against bots',
    people: 'Against people',
    played: 'Played',
    wins: 'Won',
    losses: 'Lost',
    draws: 'Drawn',
    opponents: 'Who sat at the table',
    best: (game: string, n: number): string => (game === 'jambo' ? `Your best: ${n} gold` : `Your best: ${n}`),
    none: 'No match has ended here yet.',
  },
  everything: {
    title: 'Everything kept here',
    about: 'Matches, statistics, settings, decks and imported cards, as one file: to keep it, or to take it elsewhere.',
    out: 'Export everything',
    into: 'Import a file',
    file: 'File with everything',
    secrets: 'Running matches are in the file with their decks.',
    erase: 'Erase everything',
    sure: 'Erase everything?',
    sureAbout:
      'All matches, statistics, settings, decks and imported cards go from this browser, at once and for good. ' +
      'Export them first if you may want them back.',
    yes: 'Erase all of it',
    no: 'Keep it all',
    erased: 'Everything is erased. This browser keeps nothing of yours any more.',
    back: (matches: number, sets: number): string =>
      `${count(matches, 'match is', 'matches are')} back, ${count(sets, 'set', 'sets')} of cards, ` +
      'the decks and the settings.',
  },
};

export type MatchesText = typeof en;
