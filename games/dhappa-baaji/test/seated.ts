/**
 * A table of Dhappa Baaji in players' words. P is seat 0 (team A), X the next seat (team B), T the partner, Y the other
 * rival. Cards are texts: `9♣ 2♥(8♣) 7♣` has a 2 that stands for 8♣.
 */
import type { MatchEvent } from '@dealers-choice/host';
import { type Act, type CopyId, type Layout, type Move, must, type Refusal, SPECTATOR } from '@dealers-choice/kernel';
import type { Actor, Table } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { type Dhappa, dhappaBaaji, NEW_SEQUENCE, NEW_SET, runOf, runsOf, TO_HAND } from '../src/index.ts';
import { words } from '../src/words/index.ts';

export const NAMES = ['p', 'x', 't', 'y', 'v', 'w'] as const;
export type Name = (typeof NAMES)[number];

export interface Given {
  /** P's hand. Two spare cards, 4♦ and 5♦, are added unless it is `bare`. */
  hand?: string;
  bare?: boolean;
  /** Other hands; whoever is not named holds one card. */
  hands?: Partial<Record<Name, string>>;
  /** Runs in order; those of team B begin with `B `. */
  runs?: readonly string[];
  /** Bottom to top. */
  pile?: string;
  deck?: string;
  removed?: string;
  phase?: 'PICK' | 'PLAY' | 'DISCARD';
  /** Who has opened; P unless it says otherwise. */
  opened?: readonly Name[];
  on?: Name;
  seats?: 4 | 6;
  options?: Record<string, string>;
}

export const cards = (text: string): string[] => text.split(' ').filter((word) => word !== '');
/** `2♥(8♣)` is the card and what it stands for; `2♥` says nothing. */
const placed = (word: string): { name: string; as: string } => {
  const [, name = '', as = ''] = /^([^(]+)(?:\((.*)\))?$/.exec(word) ?? [];
  return { name, as };
};

/** The answer to a try: `ok`, or the code of the refusal. */
export type Answer = string;

export interface Player {
  readonly actor: Actor<Dhappa>;
  /** Of the last refusal. */
  readonly why: Refusal | null;
  readonly hand: string;
  does(move: unknown): Answer;
  draws(): Answer;
  picks(depth: number): Answer;
  creates(text: string): Answer;
  createsSet(text: string): Answer;
  adds(run: number, text: string, shifts?: string): Answer;
  swaps(run: number, natural: string, joker?: string): Answer;
  melds(run: number, other: number, bridge?: string, shifts?: string): Answer;
  endsPlay(): Answer;
  discards(card: string): Answer;
  undoes(): Answer;
}

export type Seated = Record<Name, Player> & {
  table: Table<Dhappa>;
  /** What a spectator heard since the position was given. */
  told: MatchEvent<Dhappa>[];
  run(id: number): string;
  /** Every run, by number. */
  runs(): string[];
  pile(): string;
};

export function seated(has: Given = {}): Seated {
  const names = NAMES.slice(0, has.seats ?? 4);
  const spare = has.bare ? '' : ' 4♦ 5♦';
  const hands: Record<string, string> = { x: '7♦', t: '8♦', y: '7♦', v: '8♦', w: '7♦', ...has.hands };
  hands.p = (has.hand ?? '') + spare;
  const opened = has.opened ?? ['p'];
  const runs = has.runs ?? [];
  const people = given(
    dhappaBaaji,
    {
      phase: has.phase ?? 'PLAY',
      asked: has.on ?? 'p',
      ...Object.fromEntries(
        names.map((name) => [name, { hand: cards(hands[name] ?? ''), opened: opened.includes(name) }]),
      ),
      table: {
        deck: cards(has.deck ?? '10♦ 10♦ 10♦'),
        pile: cards(has.pile ?? ''),
        removed: cards(has.removed ?? ''),
        board: runs.flatMap((run) => cards(run.replace(/^B /, ''))).map((word) => placed(word).name),
        runBy: runs.map((run) => (run.startsWith('B ') ? 1 : 2)),
        lastTurn: false,
        firstPick: false,
      },
    } as never,
    { seats: names, options: { startSeat: '1', ...has.options }, words },
  ) as unknown as { table: Table<Dhappa> } & Record<Name, Actor<Dhappa>>;
  const { table } = people;
  const told: MatchEvent<Dhappa>[] = [];
  table.host.listen(SPECTATOR, (event) => told.push(event));
  const players = Object.fromEntries(names.map((name) => [name, playerOf(people[name])]));
  return {
    ...(players as Record<Name, Player>),
    table,
    told,
    run: (id) => runText(table, id),
    runs: () => runsOf(table.match.table).map(({ id }) => runText(table, id)),
    pile: () => table.match.table.pile.map((card) => idOf(card)).join(' '),
  };
}

export const idOf = (card: CopyId): string => dhappaBaaji.faces[card]?.id ?? '?';

function runText(table: Table<Dhappa>, id: number): string {
  const run = runOf(table.match.table, id);
  if (!run) return '';
  return run.cards.map(({ card, as }) => (idOf(card) === as ? as : `${idOf(card)}(${as})`)).join(' ');
}

/** Copies by name: from the hand first, then any that lies in the run, then any at all. */
function copiesFor(actor: Actor<Dhappa>, names: readonly string[], run: number): CopyId[] {
  const t = actor.table.match.table;
  const used: CopyId[] = [];
  for (const name of names) {
    const all = dhappaBaaji.faces.flatMap((face, copy) => (face?.id === name ? [copy as CopyId] : []));
    const free = all.filter((copy) => !used.includes(copy));
    const held = free.filter((copy) => t.hand[actor.seat].includes(copy));
    const lying = free.filter((copy) => t.run[copy] === run && run > 0);
    used.push(must(run > 0 ? [...lying, ...held, ...free, ...all] : [...held, ...free, ...all], 0));
  }
  return used;
}

function playerOf(actor: Actor<Dhappa>): Player {
  const { table, seat } = actor;
  let why: Refusal | null = null;
  const answer = (refusal: Refusal | null): Answer => {
    why = refusal;
    return refusal?.code ?? 'ok';
  };
  const does = (move: unknown): Answer => answer(table.step(() => table.host.play(seat, move as Move)));
  const places = (text: string, run: number): Layout['cards'] => {
    const said = cards(text).map(placed);
    const copies = copiesFor(
      actor,
      said.map(({ name }) => name),
      run,
    );
    return said.map(({ as }, i) => ({ card: must(copies, i), as }));
  };
  const lays = (act: Partial<Act>, run: number, text: string, shifts: Layout['shifts']): Answer =>
    does({ ...act, layout: { run, cards: places(text, 0), shifts } });
  const shifted = (text: string, ...runs: number[]): Layout['shifts'] =>
    cards(text).flatMap((word) => {
      const run = runs.find((id) => runText(table, id).includes(`${placed(word).name}(`)) ?? must(runs, 0);
      return places(word, run);
    });
  return {
    actor,
    get why() {
      return why;
    },
    get hand() {
      return table.match.table.hand[seat].map(idOf).sort().join(' ');
    },
    does,
    draws: () => does({ do: 'PICK_DRAW' }),
    picks: (depth) => does({ do: 'PICK_DISCARD', at: depth }),
    creates: (text) => lays({ do: 'CREATE_RUN' }, NEW_SEQUENCE, text, []),
    createsSet: (text) => lays({ do: 'CREATE_RUN' }, NEW_SET, text, []),
    adds: (run, text, shifts = '') => lays({ do: 'ADD_TO_RUN' }, run, text, shifted(shifts, run)),
    swaps: (run, natural, joker = 'Jo') =>
      lays({ do: 'SWAP_JOKER' }, run, natural, [{ card: must(places(joker, run), 0).card, as: TO_HAND }]),
    melds: (run, other, bridge = '', shifts = '') =>
      lays({ do: 'MELD_RUNS', at: other }, run, bridge, shifted(shifts, run, other)),
    endsPlay: () => does({ do: 'END_PLAY' }),
    discards: (card) => does({ do: 'DISCARD_CARD', card: must(copiesFor(actor, [card], 0), 0) }),
    undoes: () => answer(table.step(() => table.host.undo(seat))),
  };
}

export const sorted = (text: string): string => cards(text).sort().join(' ');
export const typesOf = (told: readonly { type: string }[]): string[] => told.map(({ type }) => type);
