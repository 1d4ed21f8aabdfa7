/** A seat in a test. It does only what the screen would let it do: a refused step throws, with the reason. */
import { type Refusal, refuse, type Seat, type Spec } from '@dealers-choice/kernel';
import { type Doing, readStep } from './read-step.ts';
import type { Table } from './table.ts';
import type { WrittenFields, WrittenValue } from './written.ts';

export interface Actor<G extends Spec> {
  readonly table: Table<G>;
  readonly name: string;
  readonly seat: Seat;
  /** An action of the menu, with a card and a second thing where it needs them. */
  does(action: string, card?: string, at?: number | string): void;
  /** A card by its name, or an action and its card. */
  plays(actionOrCard: string, card?: string, at?: number | string): void;
  chooses(word: string): void;
  /** Cards by name (a face-down one by its place, from 1), seats by name, other things by number. */
  picks(...things: (string | number)[]): void;
  says(n: number): void;
  times(clock: string, milliseconds: number | null): void;
  lays(layout: WrittenFields): void;
  takesBack(): void;
  changesTo(word: string): void;
  concedes(): void;
  /** Does a step as a scenario file writes it; returns why not. */
  tries(step: WrittenFields): Refusal | null;
  /** Why this step would be refused, or null; nothing changes. */
  refusal(step: WrittenFields): Refusal | null;
}

export function actorOf<G extends Spec>(table: Table<G>, name: string, seat: Seat): Actor<G> {
  const { game, host } = table;
  const read = (step: WrittenFields): Doing =>
    readStep({ game, view: host.view(seat), seat, names: table.names }, step);
  const tries = (step: WrittenFields): Refusal | null => {
    const doing = read(step);
    return table.step(() => {
      if (doing === 'undo') return host.undo(seat);
      if (doing === 'concede') return host.concede(seat);
      return doing.change ? host.change(seat, doing.move) : host.play(seat, doing.move);
    });
  };
  const must = (step: WrittenFields): void => {
    const told = sentence(table, seat, step);
    const refusal = tries(step);
    if (refusal) throw new Error(`Can't ${told}: ${reasonOf(table, seat, refusal)}`);
  };
  const act = (action: string, card: string | undefined, at: number | string | undefined): WrittenFields => {
    const step: Record<string, WrittenValue> = { do: action };
    if (card !== undefined) step.card = card;
    if (at !== undefined) step.at = at;
    return step;
  };
  return {
    table,
    name,
    seat,
    tries,
    does: (action, card, at) => must(act(action, card, at)),
    plays(first, card, at) {
      const isAction = card !== undefined || game.actions.has(first);
      must(isAction ? act(first, card, at) : { play: first, ...(at === undefined ? {} : { at }) });
    },
    chooses: (word) => must({ choose: word }),
    picks: (...things) => must({ pick: things }),
    says: (n) => must({ say: n }),
    times: (clock, milliseconds) => must({ timing: milliseconds, for: clock }),
    lays: (layout) => must({ layout }),
    takesBack: () => must({ undo: true }),
    changesTo: (word) => must({ change: { choose: word } }),
    concedes: () => must({ concede: true }),
    refusal(step) {
      const doing = read(step);
      if (typeof doing === 'string') throw new Error(`only answers are refused in advance, not ${doing}`);
      return refuse(game, host.view(seat), seat, doing.move);
    },
  };
}

/** `pick Salt, Guard`: a step as its player would say it. */
function sentence<G extends Spec>(table: Table<G>, seat: Seat, step: WrittenFields): string {
  const printed = (word: WrittenValue): string => {
    const face = table.game.def.cards.find((card) => card.id === word);
    return face && table.words ? table.words.card(face).name : String(word);
  };
  const { do: action, card, ...rest } = step;
  if (action !== undefined) return [String(action), ...(card === undefined ? [] : [printed(card)])].join(' ');
  const [[verb, said] = ['do', null]] = Object.entries(rest);
  if (verb === 'undo') return 'take that back';
  if (verb === 'concede') return 'concede';
  if (verb === 'change') return `change to ${sentence(table, seat, said as WrittenFields).replace(/^choose /, '')}`;
  if (verb === 'timing') return `answer ${String(step.for)} after ${String(said)} ms`;
  if (verb === 'layout') return 'lay that';
  return `${verb} ${[said].flat().map(printed).join(', ')}`;
}

/** The sentence, when the game has one, and the code that a test can ask for. */
export function reasonOf<G extends Spec>(table: Table<G>, seat: Seat, refusal: Refusal): string {
  const { code, params, rule } = refusal;
  const said = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
  const coded = `${code}${said.length > 0 ? ` {${said.join(', ')}}` : ''}${rule === '' ? '' : ` [${rule}]`}`;
  if (!table.words) return coded;
  const told = { view: table.host.view(seat), name: (one: Seat) => table.names[one] ?? '', you: null };
  return `${table.words.refusal(refusal, told)} (${coded})`;
}
