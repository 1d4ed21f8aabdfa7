/** What screens say where people far apart find each other, in English. The type of this is that of every language. */
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** At the start of a sentence. */
const many = (n: number): string => NUMBERS[n] ?? String(n);

export const en = {
  withFriends: 'with friends far away',
  name: 'Open tables',
  /** While nobody is reached. */
  connecting: 'Looking for open tables …',
  lineGone: 'The line is gone. Open tables come back with it.',
  restarts: 'The server is starting anew. Nothing is lost: in a moment this page goes on by itself.',
  outdated: 'A new version is here. Load the page anew to play with friends.',
  reload: 'Load anew',
  tryNow: 'Try now',
  filter: 'Which games',
  all: 'All',
  list: 'Open tables',
  none: 'No open table. Make one; bots come at once.',
  noneSuch: 'No open table of this game. Make one; bots come at once.',
  sit: 'Sit',
  watch: 'Watch',
  goOn: 'Go on',
  lookIn: 'Look in',
  /** What a button does, for listeners: with the table it does it to. */
  at: (what: string, table: string): string => `${what}: ${table}`,
  hostTable: (host: string): string => `${host}’s table`,
  seatsFree: (n: number): string => (n === 1 ? '1 seat free' : `${n} seats free`),
  full: 'full',
  /** Of a table that has just gone from the list. */
  over: 'No longer open',
  playing: (turn: number | null): string => (turn === null || turn === 0 ? 'Playing' : `Turn ${turn}`),
  closed: 'No watchers',
  clock: (seconds: number): string => (seconds === 0 ? 'no clock' : `${seconds} s`),
  seatsOf: (taken: number, seats: number): string => `${taken} of ${seats} seats taken`,
  watching: (n: number): string => (n === 1 ? '1 watches' : `${n} watch`),
  live: (tables: number, people: number): string =>
    `Live: ${tables === 1 ? '1 table' : `${tables} tables`}, ${people === 1 ? '1 person' : `${people} people`}.`,
  privateOnes: 'Private tables are not shown here; they need a code or a link.',
  running: {
    title: 'Your running games',
    yourTurn: 'Your turn',
    theirTurn: 'Somebody else’s turn',
    with: (names: string): string => `with ${names}`,
    alone: 'with bots',
  },
  you: {
    title: 'You',
    name: 'Your name at the table',
    placeholder: 'Guest',
    keep: 'Keep this name',
    kept: 'Kept',
    change: (name: string): string => `Your name: ${name}. Change it`,
  },
  code: {
    title: 'Join with a code',
    about: 'Eight signs, from a friend. Or just open their link.',
    label: 'Code of a table, eight signs',
    toGo: (n: number): string => (n === 1 ? 'One sign to go' : `${many(n)} signs to go`),
    never: (sign: string): string => `${sign} is in no code. Check what you were told.`,
    join: 'Join',
    joining: 'Looking for the table …',
    paste: 'Paste a link',
    nothing: 'There is no code or link to paste.',
    /** Sign by sign, with gaps, so that it is read so. */
    spoken: (signs: string): string => [...signs].join(' '),
    none: 'No table with this code. Eight letters and digits, but never I, L, O, U, 0 or 1. Check them.',
    far: 'Friends have a table?',
    type: 'Type their code, or open their link.',
    lobby: 'Open tables',
  },
  make: {
    title: 'Make a table',
    game: 'Game',
    fewer: 'One seat fewer',
    more: 'One seat more',
    summary: (game: string, seats: number): string => `${game}, ${seats} seats`,
    onlyCode: 'Only with code',
    open: 'Open the table',
    opening: 'Opening the table …',
    next: 'Clocks, bots and house rules come next.',
    rules: 'House rules first',
    close: 'Close',
    whoPlays: 'Who comes to the table',
    howMany: 'How many seats',
    list: 'Show it in the list',
    listAbout: 'Then anybody may sit down.',
    listOff: 'Whoever has the link or the code may come.',
    watchers: 'Watchers may come',
    watchersAbout: 'They see no hand and no order of a deck.',
    delay: 'Watchers see it',
    delayAbout: 'Later is fairer where there are hands.',
    delays: (seconds: number): string =>
      seconds === 0 ? 'at once' : seconds < 60 ? `${seconds} seconds late` : minutesLate(seconds / 60),
    nobody: 'Nobody watches',
    clock: 'When somebody is silent',
    clockAbout: 'Only the clock of whoever is asked runs, and only while somebody else is there.',
    wait: (seconds: number): string => (seconds === 0 ? 'Everybody waits' : `A bot plays after ${seconds} seconds`),
    tableName: 'Name of the table',
    titleAbout: 'Seen in the list and on the invitation. May stay empty.',
    friends: (free: number): string =>
      free === 1 ? 'You, and one seat for somebody far away' : `You, and ${free} seats for friends far away`,
    thenInvite: 'Then you invite them by link or code; bots can fill seats.',
  },
};

const minutesLate = (n: number): string => (n === 1 ? '1 minute late' : `${n} minutes late`);

export type LobbyText = typeof en;
