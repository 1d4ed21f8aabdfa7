/** A match at this terminal: who sits where, and what each person at the keyboard has been told so far. */
import { type Bot, botRng, type Stumble, steady } from '@dealers-choice/bots';
import { type Host, isHostEvent, type MatchEvent } from '@dealers-choice/host';
import { type MatchOf, type Rng, type Seat, SPECTATOR, type Spec, type Viewer } from '@dealers-choice/kernel';
import { type Telling, whoIn } from '@dealers-choice/words';
import type { Agent } from '../agents/agent.ts';
import type { AnyGame } from '../lab.ts';
import { botNamed } from '../seating.ts';
import type { Terminal } from './terminal.ts';

export interface Player {
  seat: Seat;
  /** Null: a person. */
  bot: Bot<Spec> | null;
  /** A program in this seat: then `bot` plays only against people's clocks. */
  agent: Agent | null;
  rng: Rng;
}

export interface Table {
  shelved: AnyGame;
  host: Host<Spec>;
  players: Player[];
  people: Seat[];
  term: Terminal;
  tellingTo(viewer: Viewer): Telling<Spec>;
  /** Who looks at the screen now. */
  reader: Viewer;
  /** Sentences kept for people who were not looking. */
  unread: Map<Viewer, string[]>;
  /** While a clock is drawn, what is said waits here; else null. */
  held: string[] | null;
  /** Bots that search say why they play what they play. */
  why: boolean;
}

/** Somebody waits: a bot that takes longer than this many milliseconds is answered for. */
const PATIENCE_MS = 20_000;

/** For those who only watch: nobody is "you". */
export const telling = ({ words }: AnyGame, view: MatchOf<Spec>): Telling<Spec> => ({
  view,
  name: (seat) => words.seatName(seat, view.options),
  you: null,
});

export function layTable(
  shelved: AnyGame,
  host: Host<Spec>,
  bots: readonly (Bot<Spec> | null)[],
  term: Terminal,
  agents: readonly (Agent | null)[] = [],
): Table {
  const usual = shelved.usualBots(host.match.options, host.match.seats);
  const steadied = (bot: Bot<Spec>, seat: number): Bot<Spec> => {
    const standIn = usual[seat] === undefined || usual[seat] === bot.name ? undefined : botNamed(shelved, usual[seat]);
    return steady(shelved.game, bot, { standIn, report, patience: { milliseconds: PATIENCE_MS, now: term.now } });
  };
  const report = ({ bot, seat, why, what }: Stumble): void =>
    remark(table, `(${bot} in seat ${seat + 1} ${STUMBLED[why]}, and was answered for: ${what})`);
  const players = bots.map((bot, i) => ({
    seat: i as Seat,
    bot: bot && steadied(bot, i),
    agent: agents[i] ?? null,
    rng: botRng(host.setup.seed, i as Seat),
  }));
  const people = players.filter(({ bot }) => bot === null).map(({ seat }) => seat);
  // Whoever has the screen for themselves is "you"; several people who read it together go by their names.
  const alone = people.length === 1 || keepsSecrets({ shelved, people });
  const tellingTo = (viewer: Viewer): Telling<Spec> => ({
    ...telling(shelved, host.view(viewer)),
    you: viewer !== SPECTATOR && alone ? viewer : null,
  });
  const table: Table = {
    shelved,
    host,
    players,
    people,
    term,
    tellingTo,
    reader: people[0] ?? SPECTATOR,
    unread: new Map(),
    held: null,
    why: false,
  };
  const readers: Viewer[] = people.length === 0 ? [SPECTATOR] : keepsSecrets(table) ? people : people.slice(0, 1);
  for (const viewer of readers) host.listen(viewer, (event) => hear(table, viewer, event));
  return table;
}

/** Do several people share this screen who must not see each other's cards? */
function keepsSecrets({ shelved, people }: Pick<Table, 'shelved' | 'people'>): boolean {
  return people.length > 1 && Object.values(shelved.game.fields).some((field) => field.eyes === 'owner');
}

function hear(table: Table, viewer: Viewer, event: MatchEvent<Spec>): void {
  const text = sentence(table.shelved, table.tellingTo(viewer), event);
  if (text === '') return;
  if (viewer === table.reader || !keepsSecrets(table)) remark(table, text);
  else table.unread.set(viewer, [...(table.unread.get(viewer) ?? []), text]);
}

/** A line of the match, or after the clock that is being drawn. */
export function remark({ held, term }: Table, text: string): void {
  if (held) held.push(`  ${text}`);
  else term.say(`  ${text}`);
}

const STUMBLED: Readonly<Record<Stumble['why'], string>> = {
  threw: 'broke down',
  silent: 'did not answer',
  illegal: 'broke the rules',
  late: 'took too long',
};

/** An event in words: the game's own, or the host's. */
export function sentence({ words }: AnyGame, told: Telling<Spec>, event: MatchEvent<Spec>): string {
  if (!isHostEvent(event)) return words.event(event, told);
  const { name, you } = whoIn(told, event.seat);
  switch (event.type) {
    case 'CONCEDED':
      return you ? 'You give up.' : `${name} gives up.`;
    case 'TOOK_BACK':
      return you ? 'You take the last move back.' : `${name} takes the last move back.`;
    case 'SEAT_TO_AI':
      return you ? 'A bot plays on for you.' : `A bot plays on for ${name}.`;
    case 'SEAT_TO_HUMAN':
      return you ? 'You are back.' : `${name} is back.`;
  }
}

/** With hidden hands the screen is wiped before another person looks at it. */
export async function passTo(table: Table, seat: Seat): Promise<void> {
  const { term, host } = table;
  const secret = host.match.asking?.secret === true && table.people.length > 1;
  if (seat !== table.reader && (keepsSecrets(table) || secret)) {
    const { name } = table.tellingTo(seat);
    term.clear();
    await term.line(`Pass the screen to ${name(seat)} (seat ${seat + 1}). ${name(seat)}: press Enter. `);
    term.clear();
  }
  table.reader = seat;
  for (const text of table.unread.get(seat) ?? []) term.say(`  ${text}`);
  table.unread.delete(seat);
}
