/** What a table says whose match is played far away, in English: about the line, the clocks and the seats. */
const tries = (n: number): string => ['First', 'Second', 'Third', 'Fourth', 'Fifth'][n - 1] ?? `${n}th`;

export const en = {
  chip: {
    /** Null: it is being tried. */
    gone: (seconds: number | null): string =>
      seconds === null ? 'No line, trying …' : `No line, next try in ${seconds} s`,
    sending: 'On its way …',
    /** How far a spectator is behind. */
    watching: (seconds: number): string => (seconds === 0 ? 'Live' : `Live, ${seconds} s late`),
    restarts: 'The server is starting anew',
    outdated: 'A new version is here',
  },
  gone: {
    title: 'The line is gone',
    text: (n: number, seconds: number | null): string =>
      seconds === null
        ? 'Nothing is lost: the table keeps your seat. It is being tried.'
        : `Nothing is lost: the table keeps your seat. ${tries(n)} try in ${seconds} s.`,
    watching: 'Nothing is lost: the match goes on, and you see it as soon as the line is back.',
    now: 'Try now',
  },
  /** The server said that it ends, and begins again. */
  restart: {
    title: 'The server is starting anew',
    text: 'Nothing is lost: the table keeps your seat, and goes on by itself in a moment.',
    watching: 'Nothing is lost: the match goes on by itself in a moment.',
  },
  kept: {
    title: 'Your move is kept',
    text: 'It is sent once, when you are back.',
    back: 'Take it back',
  },
  back: {
    title: 'You are back',
    text: (moves: number): string =>
      moves === 0
        ? 'Nothing happened while you were away.'
        : moves === 1
          ? 'One move happened while you were away.'
          : `${moves} moves happened while you were away.`,
    show: 'Show it',
    close: 'Close',
  },
  outdated: {
    title: 'A new version is here',
    text: 'The table goes on with it: nothing is lost.',
    load: 'Load it',
  },
  yours: {
    alert: 'Your turn.',
    /** In the title of the window. */
    title: (game: string): string => `● Your turn – ${game}`,
    left: (seconds: number): string => (seconds === 1 ? 'One second left' : `${seconds} seconds left`),
    handed: 'Then a bot plays on for you.',
    more: 'More time',
    /** Of a notice of the system. */
    notice: (game: string): string => `Your turn in ${game}`,
    /** On another screen than the table's; `table`: '' where it has no name. */
    noticeAt: (game: string, table: string): string =>
      table === '' ? `Your turn in ${game}` : `Your turn in ${game} at ${table}`,
    /** Below it: how many other matches wait. */
    noticeMore: (n: number): string =>
      n === 1 ? 'Another match waits for you, too.' : `${n} more matches wait for you, too.`,
    go: 'Go there',
    later: 'Later',
    tell: 'Tell me when it is my turn',
  },
  waiting: {
    title: (name: string): string => `Waiting for ${name}`,
    soon: (name: string, seconds: number): string =>
      seconds === 1 ? `In one second a bot plays on for ${name}.` : `In ${seconds} s a bot plays on for ${name}.`,
    /** `clock`: theirs runs, and when it is over a bot plays on whatever others do. */
    noLine: (name: string, clock: boolean): string =>
      clock
        ? `${name} has no line: at 0:00 a bot plays on, or when you let it.`
        : `${name} has no line at the moment. The seat stays theirs.`,
    left: (seconds: number): string => `${seconds} s left`,
    letBot: 'Let a bot play on',
    /** Of the same button, before it can be pressed. */
    letBotIn: (seconds: number): string => `Let a bot play on: in ${seconds} s`,
  },
  /** In one's own turn, while no page of anybody else is open. */
  alone: {
    title: (names: readonly string[]): string => (names.length === 1 ? `${names[0]} is away` : 'Nobody else is here'),
    /** Where the table has a clock. */
    still: 'Your time stands still until somebody is back.',
  },
  bot: {
    title: (name: string): string => `A bot plays for ${name}`,
    text: (name: string): string => `${name} gets the seat back with the next decision.`,
  },
  watching: {
    title: 'You are watching',
    text: (seconds: number): string =>
      seconds === 0
        ? 'You see what every watcher sees: no hand, no deck order.'
        : `You see what every watcher sees, ${seconds} s late: no hand, no deck order.`,
    close: 'Close',
  },
  elsewhere: {
    title: 'This seat is open elsewhere, too',
    text: 'In another window, or on another device. You can play here and there.',
    close: 'Close',
  },
  menu: {
    room: 'To the room',
    leave: 'Leave the table',
  },
  result: {
    rematch: 'Play again',
    room: 'Back to the room',
    other: 'Other tables',
    games: 'All games',
  },
};

export type FarText = typeof en;
