/**
 * What each command is called, takes and does. Nothing is imported here: `dealer --help` loads no game and no command.
 */
export interface Outline {
  name: string;
  /** What follows the name: `GAME`, `FILE`, … */
  takes: string;
  about: string;
}

export const OUTLINES = {
  games: {
    name: 'games',
    takes: '',
    about: 'Lists the games with their seats, options and bots.',
  },
  play: {
    name: 'play',
    takes: 'GAME',
    about: 'Plays a match in the terminal, people and bots in any mix.',
  },
  sim: {
    name: 'sim',
    takes: 'GAME',
    about: 'Plays bots against bots on all cores and counts endings, wins and facts.',
  },
  ladder: {
    name: 'ladder',
    takes: 'GAME',
    about: 'Measures which bot is stronger than which, and how sure that is.',
  },
  tune: {
    name: 'tune',
    takes: 'GAME [WHAT]',
    about: 'Searches better weights for the bots of a game, and says what they gain on other seeds.',
  },
  agent: {
    name: 'agent',
    takes: 'GAME [CMD]',
    about: 'Lets a program of your own play against the usual bots, and tells what it does wrong.',
  },
  replay: {
    name: 'replay',
    takes: 'FILE',
    about: 'Plays a record again and checks every move and the last position.',
  },
  check: {
    name: 'check',
    takes: '[FILE or DIR…]',
    about: 'Plays scenario files: a position, what the players do, what must hold then.',
  },
  fuzz: {
    name: 'fuzz',
    takes: 'GAME',
    about: 'Plays random matches and proves at every step what must always hold.',
  },
  bench: {
    name: 'bench',
    takes: '[GAME…]',
    about: 'Measures how many moves a game makes per CPU second, with random answers.',
  },
  cards: {
    name: 'cards',
    takes: 'WHAT …',
    about: 'Reads cards from files, for games that can be played with any: imports, measures, shows, tries, fuzzes.',
  },
} as const satisfies Record<string, Outline>;

/** Who types one of these, and nothing after it, sees all commands. */
const HELP: readonly (string | undefined)[] = ['--help', '-h', 'help'];
export const asksForHelp = (word: string | undefined): boolean => HELP.includes(word);

export function overview(): string {
  const lines = Object.values(OUTLINES).map(
    ({ name, takes, about }) => `  dealer ${`${name} ${takes}`.padEnd(22)} ${about}`,
  );
  return [
    "Dealer's Choice: card games on one rules machine, to play, simulate and prove.",
    '',
    ...lines,
    '',
    'dealer COMMAND --help explains one command. Everything is in docs/dealer.md.',
    'Exit codes: 0 all well · 1 failures found · 2 bad input · 3 a bug in dealer.',
    '',
  ].join('\n');
}
