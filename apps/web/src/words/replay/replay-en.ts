/** What the page of a replay says, in English. The type of this is that of every language. */
export const en = {
  seenBy: 'Seen by',
  everyone: 'Everyone',
  where: (turn: number, move: number, of: number): string =>
    turn === 0 ? `At the start, move ${move} of ${of}` : `Turn ${turn}, move ${move} of ${of}`,
  start: 'Before the first move',
  turnBack: 'To the turn before',
  turnOn: 'To the next turn',
  moments: 'What stands out',
  dealAndMoments: 'How it was dealt, and what stands out',
  moment: (turn: number, text: string): string => (turn === 0 ? `At the start: ${text}` : `Turn ${turn}: ${text}`),
  noMoments: 'Nothing stood out in this match.',
  link: 'Link',
  linkHere: 'Copy a link to this position',
  linked: (turn: number, move: number): string =>
    turn === 0 ? `Copied: at the start, move ${move}` : `Copied: turn ${turn}, move ${move}`,
  linkedStart: 'Copied: before the first move',
  copied: 'Copied',
  onlyHere: (copied: string): string =>
    `${copied}. It opens in this browser alone: this match is kept nowhere else. To show it to others, save the file.`,
  /** Of a match that ended so lately that whoever watches has not seen it yet. */
  opensIn: (copied: string, minutes: number): string => `${copied}. It opens for others in ${minutes} min.`,
  /** The same where nobody knows when it ended. */
  opensLater: (copied: string, minutes: number): string =>
    minutes === 1
      ? `${copied}. It opens for others a little later: watchers are 1 minute late.`
      : `${copied}. It opens for others a little later: watchers are ${minutes} minutes late.`,
  notCopied: (link: string): string => `The browser does not let this page copy. This is the link: ${link}`,
  save: 'Save the file',
  opening: 'Opening the match …',
  cannot: 'This match cannot be shown',
  notKept:
    'This browser does not keep this match. A link to it opens only where it was played; its file opens anywhere.',
  /** Below why a link does not open. */
  trying: 'Trying again by itself.',
  running: 'This match goes on. It can be watched when it is over.',
  noFile: 'This replay came from a file, which is not open any more. Open the file again.',
  badStep: (step: string): string => `“${step}” is not the number of a move. This is the start.`,
  beyond: (step: string, moves: number): string =>
    moves === 1
      ? `The match has 1 move, not ${step}. This is its end.`
      : `The match has ${moves} moves, not ${step}. This is its end.`,
  badViewer: (viewer: string): string => `There is no seat “${viewer}” at this table. You see what everyone sees.`,
  understood: 'Understood',
  wrong: {
    title: 'Something is wrong',
    link: 'This link leads to what you see now, for whoever has it.',
    later: 'This link leads to what you see now. It opens when the match is over, and not before.',
    file: 'This match is on your device alone. A file of it shows every move, and opens anywhere.',
    tells: 'The file also tells the cards that are hidden now: open it when the match is over.',
    send: 'Send it to whoever runs this server, and write what should have happened instead.',
    copy: 'Copy the link',
  },
  branch: {
    open: 'Play on from here',
    short: 'Play on',
    from: (turn: number, name: string): string => `From turn ${turn} you play ${name}. Who plays the others?`,
    fromStart: (name: string): string => `From the start you play ${name}. Who plays the others?`,
    you: 'You play',
    who: (name: string): string => `Who plays ${name}`,
    deal: 'Deal on',
    stays: 'The match itself stays as it was.',
    clock: 'Meanwhile the match goes on. If its table has a clock, yours runs whenever you are asked there.',
    imagined: 'Cards that you cannot see now are dealt anew: where they really lie, nobody learns.',
    over: 'The match is over here. Go back a move first.',
    chip: (turn: number, of: string): string => (turn === 0 ? `From the start of ${of}` : `From turn ${turn} of ${of}`),
    tryOut: 'Try it out against bots',
    notNow: 'Wait until everything has been shown.',
  },
  fair: {
    name: 'The shuffle',
    ask: 'The server’s secret and what each seat brought to the shuffle are open now.',
    check: 'Check it',
    again: 'Check it again',
    checking: 'Checking …',
    fair: (shares: number, seats: number): string =>
      shares === seats
        ? `Fair deal. The server’s secret and a share from ${everyOf(seats)} seats give exactly this deck.`
        : shares === 1
          ? 'Fair deal. The server’s secret and a share from one seat give exactly this deck.'
          : `Fair deal. The server’s secret and a share from ${shares} of ${seats} seats give exactly this deck.`,
    witnessed: 'The secret is the one that was promised before you brought your share, and your share is in it.',
    unwitnessed:
      'Not checked: whether the secret was promised before the shares were brought. ' +
      'Only a browser that was at the table knows that.',
    took: (ms: number): string => `Every move was played again. It took ${ms} ms.`,
    unfair: 'The deck does not match the seed. Keep this file and tell us.',
    faults: {
      match: 'What was opened belongs to another match.',
      unreadable: 'What was opened cannot be read.',
      promise: 'The secret is not the one that was promised before you brought your share.',
      share:
        'A share of the shuffle was left out or changed. Were you ready again on another device? Then check it there.',
      seed: 'The match was dealt from another seed.',
      moves: 'The moves do not lead to the position that the record names.',
    },
    badge: 'Shuffle checked',
  },
};

const everyOf = (seats: number): string => (seats === 2 ? 'both' : `all ${seats}`);

export type ReplayText = typeof en;
