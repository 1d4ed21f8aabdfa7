/** What a table says before its match, in English. The type of this is that of every language. */
const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** At the start of a sentence. */
const many = (n: number): string => NUMBERS[n] ?? String(n);

export const en = {
  opening: 'Opening the table …',
  sub: {
    open: (game: string): string => `${game}, an open table`,
    private: (game: string): string => `${game}, with code`,
  },
  connected: 'Connected',
  lineGone: 'The line is gone. The table keeps your seat.',
  tryNow: 'Try now',
  rules: 'Rules',
  back: 'Leave the table',
  toTables: 'Open tables',
  watching: (n: number): string => (n === 1 ? '1 watches' : `${n} watch`),
  lookOn: 'Watchers',
  lookOnMore: (n: number): string => `and ${n} more`,
  guest: 'Guest',
  rename: 'Change your name',
  heading: {
    free: (n: number): string => (n === 1 ? 'One seat is free' : `${many(n)} seats are free`),
    waiting: (n: number): string => (n === 1 ? 'One is not ready yet' : `${many(n)} are not ready yet`),
    othersReady: 'Everybody else is ready',
    hostDeals: (host: string): string => `${host || 'The host'} can deal now`,
    playing: 'A match is being played',
  },
  invite: {
    title: 'Bring them in',
    picture: 'The link as a picture, for the camera of a phone',
    showPicture: 'QR',
    code: 'Code of this table',
    share: 'Share the link',
    copyLink: 'Copy link',
    copyCode: 'Copy code',
    copied: 'Copied',
    notCopied: 'This browser does not let the page copy. The link stands in the address bar.',
    words: (table: string, game: string): string => `Come to ${table}: ${game} in Dealer’s Choice`,
  },
  watchers: {
    title: 'Watchers may come',
    on: (seconds: number): string =>
      seconds === 0 ? 'They see it at once, and no hand.' : `They see it ${late(seconds)} late, and no hand.`,
    off: 'Nobody looks on.',
    delay: 'How late watchers see it',
    at: (seconds: number): string => (seconds === 0 ? 'at once' : `${late(seconds)} late`),
  },
  list: { title: 'Show it in the list', on: 'Anybody may sit down.', off: 'Only with link or code.' },
  seats: 'Seats',
  seat: {
    you: 'you',
    host: 'host',
    free: 'Free seat',
    place: (name: string): string => `${name}’s place`,
    ready: 'Ready',
    notYet: 'Not yet',
    away: 'Away',
    awayAbout: 'Back in a moment?',
    here: 'is here',
    thisDevice: 'this device',
    devices: 'this device, and another window or device',
    sit: 'Sit here',
    sitOn: (n: number): string => `Sit on seat ${n}`,
    invite: 'Invite',
    bot: 'Seat a bot',
    botLine: (level: string): string => `Bot, ${level}`,
    level: (level: string): string => `Level: ${level}. Change it`,
    number: (n: number): string => `Seat ${n}`,
    empty: 'Free this seat',
    done: 'Done',
  },
  table: {
    title: 'The table',
    decides: (host: string): string => `${host || 'The host'} decides; a change asks for ready again`,
    youDecide: 'You decide; a change asks everybody for ready again',
    teams: 'Seats 1, 3 and 5 play together against the others.',
    clock: (seconds: number): string => (seconds === 0 ? 'Everybody waits' : `${seconds} s, then a bot may help`),
    cards: (name: string): string => `Cards: ${name}`,
    seatCount: 'How many seats',
    refused: (why: string): string => `Not changed: ${why}`,
  },
  deck: {
    title: 'Your deck',
    secret: 'Nobody at the table sees what you choose.',
  },
  fair: {
    title: 'Fair deal',
    sealed: 'The deck is sealed before you bring your share.',
    opened: 'At the end, or if it is broken off, everything is opened to whoever has the link of the match.',
    openedDecks:
      'At the end, or if it is broken off, everything is opened to whoever has the link of the match, your secret ' +
      'deck too.',
    how: 'How?',
    about:
      'The server has chosen a secret and shows its fingerprint here, before anybody is ready. With “I am ready” ' +
      'each seat brings a share of its own, and the deck follows from the secret and all shares together. So ' +
      'neither the server nor any seat can choose the cards. When the match is over, or broken off, the secret, ' +
      'the shares and all cards are opened, and the page checks them.',
    fingerprint: 'Fingerprint of the secret',
  },
  bar: {
    ready: (name: string): string => (name === '' ? 'Ready?' : `Ready, ${name}?`),
    youReady: 'You are ready',
    deals: (host: string): string => `${host || 'The host'} deals as soon as everybody is ready.`,
    hostWaits: 'You deal as soon as everybody is ready.',
    allReady: 'Everybody else is ready. You deal.',
    stayEmpty: (n: number): string => (n === 1 ? 'The free seat stays empty.' : 'The free seats stay empty.'),
    freeSeats: (n: number): string =>
      n === 1
        ? 'One seat is free: invite somebody, or seat a bot.'
        : `${many(n)} seats are free: invite, or seat bots.`,
    noSeat: 'You do not sit yet',
    sitDown: 'Take a free seat, or look on.',
    full: 'The table is full',
    fullAbout: 'You can watch, or wait for a seat.',
    fullClosed: 'Wait for a seat; nobody looks on here.',
    playing: 'A match is being played',
    yours: 'Your seat waits for you.',
    look: (seconds: number): string => (seconds === 0 ? 'You can look on.' : `You can look on, ${late(seconds)} late.`),
    closed: 'Nobody looks on here. Wait until it is over.',
    iAmReady: 'I am ready',
    notReady: 'Not ready after all',
    deal: 'Deal',
    dealing: 'Dealing …',
    sit: 'Sit down',
    stand: 'Stand up',
    goOn: 'Go on',
    watch: 'Watch',
    fill: 'Bots on the free seats',
  },
  gone: {
    title: 'This table is closed to you',
    text: 'Whoever opened it has closed it, or has sent you away.',
    kept: 'What you played is kept under My matches.',
  },
  none: {
    title: 'No table with this code',
    about:
      'Eight letters and digits, but never I, L, O, U, 0 or 1. Check them, or ask for a new link: tables are cleared ' +
      'away after a while.',
  },
  failed: 'The table cannot be opened',
  openAgain: 'Try again',
  device: {
    title: 'Go on with another device',
    about: 'Open this link there, or point its camera here. That device then plays in your name.',
    once: (time: string): string => `It works once, until ${time}.`,
    secret: 'Whoever has the link is you: send it to yourself only.',
    making: 'Making a link …',
    over: 'This link is used up or too old.',
    another: 'Make another one',
    copy: 'Copy the link',
    picture: 'The link as a picture, for the camera of the other device',
  },
  carry: {
    title: 'Go on here?',
    about: 'This browser then plays in the same name as the device that showed the link: same seats, same matches.',
    yes: 'Go on here',
    no: 'Not here',
    carrying: 'One moment …',
    used: 'This link is used up or too old. Make another one on the first device.',
    failed: 'The server cannot be reached. Try again.',
  },
};

function late(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

export type RoomText = typeof en;
