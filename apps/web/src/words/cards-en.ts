/** What the screens about cards from files say, in English. The type of this is that of every language. */
export const en = {
  none: {
    title: 'No cards to import',
    about: 'There is no game of this name that is played with cards from files.',
    back: 'Back to the games',
  },
  title: (game: string): string => `Cards for ${game}`,
  sets: 'Sets',
  ownCount: (n: number): string => `${n} cards that come with the game.`,
  playWith: (name: string): string => `Play with ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  sureToRemove: (name: string): string => `Remove ${name} from this browser? Matches and records made with it need it.`,
  keepIt: 'Keep it',
  chosen: {
    title: 'Cards',
    with: 'Played with',
    own: 'The cards that come with the game.',
    imported: 'Imported cards.',
    toImport: 'Import cards',
  },
  /** Cards of this browser at a table far away. */
  far: {
    sent: (name: string): string =>
      `${name} is kept in this browser. When the table is opened it is sent to the server, for those who come to it.`,
    notTaken: (name: string): string =>
      `${name} is kept in this browser, and this server takes no cards from pages. Whoever runs it can import them.`,
    token: 'Token for cards',
    tokenAbout: 'Whoever runs the server gives it to those who may send cards.',
  },
  /** `unread`: cards that are not wholly read; null: nobody has looked yet. */
  set: (cards: number, unread: number | null, from: 'browser' | 'server'): string => {
    const where = from === 'browser' ? 'kept in this browser' : 'from the server';
    const some = unread === null ? '' : unread === 0 ? ', all texts read' : `, ${unread} not wholly read`;
    return `${cards} cards${some}, ${where}.`;
  },
  file: {
    title: 'Import a file',
    /** Words between backticks are typed as they stand. */
    about:
      'A JSON file with cards as public lists have them: number, name, category, colours, cost, power, text. It is ' +
      'read here and kept in this browser; nothing is sent anywhere. The server has the sets of `dealer cards import`.',
    label: 'File of cards',
    choose: 'Choose a file',
    reading: (file: string): string => `Reading ${file} … a large file takes a while.`,
    progress: (read: number, of: number): string => `${read} of ${of} texts`,
    cancel: 'Cancel',
    cancelled: (file: string): string =>
      `${file} was not read to the end. No cards were kept; a second try goes on from there.`,
    tooLarge: (file: string, has: number, most: number): string => `${file} has ${has} MB; ${most} MB are allowed.`,
    cannotKeep: (why: string): string => `This browser cannot keep these cards: ${why}`,
    kept: (name: string): string => `${name} is kept in this browser.`,
    keepAs: 'Keep them as',
    keepAsAbout: 'What the set is called in lists, matches and records.',
    badName: 'The name must be letters, digits and dashes, 60 at most.',
    onServer: (name: string): string => `The server has cards called ${name}: choose another name.`,
    full: (most: number): string => `This browser keeps ${most} sets already: remove one first.`,
    taken: (name: string): string => `There are cards called ${name} already. Replace them.`,
    keep: 'Keep these cards',
    leave: 'Leave it',
  },
  report: {
    title: 'What is in the file',
    playable: (n: number, file: string): string => `${n} cards of ${file} can be played with.`,
    read: (read: number, texts: number): string => `${read} of ${texts} texts are read to the last word.`,
    problems: (n: number): string => (n === 1 ? '1 problem' : `${n} problems`),
    unread: (n: number): string => (n === 1 ? '1 card not wholly read' : `${n} cards not wholly read`),
    more: (n: number): string => `… and ${n} more.`,
  },
  pictures: {
    title: 'Pictures',
    none: 'There are none: every card is drawn by the page.',
    served: (n: number): string => `The server has pictures of ${n} cards.`,
    from: (host: string): string => `They come from ${host}. A card without one is drawn by the page.`,
    about:
      'Whoever runs the server names the folder or the one site they come from, and the page loads pictures from ' +
      'nowhere else: `npm start -- --images pictures`, with files such as `XA01-001.png`, or ' +
      '`--images https://host/{id}.png`.',
    own: {
      title: 'From this device',
      about:
        'Pictures that you choose stay in this browser and are shown without a network too. A file is named after ' +
        'its card, such as `XA01-001.png`; larger ones are made smaller.',
      folder: 'Choose a folder',
      files: 'Choose pictures',
      working: (done: number, all: number): string => `${done} of ${all} files are read.`,
      kept: (n: number): string => (n === 1 ? '1 picture is kept.' : `${n} pictures are kept.`),
      left: (n: number): string =>
        n === 1
          ? '1 file is no picture, too large, or not named after a card.'
          : `${n} files are no pictures, too large, or not named after a card.`,
      remove: 'Remove these pictures',
    },
  },
  /** What a seat brings; `thing` is what an option calls one: Deck. */
  brought: {
    thing: (thing: string): string => thing,
    label: (thing: string, seat: number): string => `${thing} of seat ${seat}`,
    written: (thing: string, seat: number): string => `${thing} of seat ${seat}, written`,
    unread: (n: number): string =>
      n === 1 ? 'The text of 1 card is not wholly read.' : `The texts of ${n} cards are not wholly read.`,
    unreadAbout: 'What is not read does nothing. The option Strict refuses such decks.',
    cards: (n: number): string => `${n} cards`,
    cardsOf: (thing: string, seat: number, n: number): string => `${n} cards of ${thing.toLowerCase()} of seat ${seat}`,
    list: (thing: string, seat: number): string => `Cards of ${thing.toLowerCase()} of seat ${seat}`,
    sentence: 'Text not wholly read:',
    copy: 'Copy the list',
    copyOf: (thing: string, seat: number): string => `Copy the list of ${thing.toLowerCase()} of seat ${seat}`,
    save: 'Save the list',
    saveOf: (thing: string, seat: number): string => `Save the list of ${thing.toLowerCase()} of seat ${seat}`,
    copied: 'Copied.',
    cannotCopy: 'This browser does not let the page copy: save the list instead.',
  },
};

export type CardsText = typeof en;
