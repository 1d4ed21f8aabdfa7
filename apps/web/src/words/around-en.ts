/** What stands around a table when nothing is played on it, in English. The type of this is that of every language. */
export const en = {
  dealing: 'Dealing',
  shuffling: 'Shuffling and dealing …',
  waits: 'Your match waits',
  noMatch: 'No match on the table',
  goOn: 'Continue',
  toGames: 'Back to the games',
  pass: {
    to: (name: string): string => `Pass the device to ${name}`,
    nobodyElse: 'Nobody else should look now.',
    iAm: (name: string): string => `I am ${name}`,
    seat: (n: number): string => `seat ${n}`,
  },
  replay: {
    none: 'No record is open',
    how: 'Open a record on the first page, or watch a match after it is over.',
    of: (game: string): string => `Replay of ${game}`,
    name: 'Replay',
    you: 'You',
    toStart: 'To the start',
    back: 'One move back',
    pause: 'Pause',
    play: 'Play',
    on: 'One move on',
    toEnd: 'To the end',
    move: 'Move',
    moveOf: (n: number, of: number): string => `${n} of ${of}`,
    rate: 'Speed',
    rateAt: (rate: number): string => `${rate === 0.5 ? '½' : rate}×`,
    seat: (n: number): string => `Seat ${n}`,
  },
  /** Above a rule book that is in another language than the page; '' where it is in this one. */
  rulesInEnglish: '',
};

export type AroundText = typeof en;
