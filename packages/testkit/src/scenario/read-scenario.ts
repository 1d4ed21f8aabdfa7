/** A scenario file: a position, what the players do, and what must hold then. People who do not program write these. */
import { LineCounter, parseDocument } from 'yaml';
import type { Position } from '../given/given.ts';
import {
  BadWords,
  isList,
  isRecord,
  knownWord,
  show,
  type WrittenFields,
  type WrittenValue,
} from '../given/written.ts';

export interface ScenarioStep {
  who: string;
  step: WrittenFields;
  /** The code of the refusal that must come instead. */
  refused: string | null;
}
export interface Scenario {
  title: string;
  game: string;
  given: Position;
  options: WrittenFields;
  seats: number | readonly string[] | null;
  rolls: readonly number[] | null;
  when: readonly ScenarioStep[];
  expects: WrittenFields;
  sees: WrittenFields;
}

const KEYS = ['title', 'game', 'given', 'options', 'seats', 'rolls', 'when', 'then', 'sees'];

/** Reads a scenario from YAML. Throws `BadWords`, saying what is wrong and where. */
export function readScenario(text: string): Scenario {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const { line, col } = lines.linePos(fault.pos[0]);
    throw new BadWords(`line ${line}, column ${col}: this is not YAML: ${fault.message}`);
  }
  const said = plainly(document);
  if (!isRecord(said)) throw new BadWords(`a scenario must say: ${KEYS.join(', ')}`);
  for (const key of Object.keys(said)) {
    const node = document.get(key, true);
    const offset = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[])[0] : 0;
    wordAt(`line ${lines.linePos(offset ?? 0).line}`, () => knownWord('part of a scenario', key, KEYS));
  }
  return readParts(said);
}

/** The file as data. Refuses a name without its part, a part that contains itself, and a flood of copies. */
function plainly(document: { toJS(): unknown }): unknown {
  try {
    const said = document.toJS();
    JSON.stringify(said);
    return said;
  } catch (error) {
    const [why = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new BadWords(`this cannot be read as plain data: ${why}`);
  }
}

function readParts(said: WrittenFields): Scenario {
  const { title, game, given, seats = null, rolls = null, when, then = {}, sees = {}, options = {} } = said;
  const must = (fits: boolean, part: string, right: string): void => {
    if (!fits) throw new BadWords(`${part} is ${show(said[part])}; it must be ${right}`);
  };
  must(typeof title === 'string', 'title', 'a sentence');
  must(typeof game === 'string', 'game', 'the name of a game');
  must(isRecord(given), 'given', 'what each seat and the table have');
  must(isRecord(then), 'then', 'what must hold at the end');
  must(isRecord(sees), 'sees', 'what each seat must see at the end');
  must(isRecord(options), 'options', "the game's options by name");
  must(seats === null || Number.isInteger(seats) || isWords(seats), 'seats', 'a whole number or a list of names');
  must(rolls === null || (isList(rolls) && rolls.every(Number.isInteger)), 'rolls', 'a list of numbers');
  must(when === undefined || isList(when), 'when', 'a list of steps');
  if (then === undefined || (isRecord(then) && isRecord(sees) && Object.keys({ ...then, ...sees }).length === 0)) {
    throw new BadWords('a scenario must expect something, in "then" or "sees"');
  }
  return {
    title: String(title),
    game: String(game),
    given: given as Position,
    options: options as WrittenFields,
    seats: seats as number | readonly string[] | null,
    rolls: rolls as readonly number[] | null,
    when: ((when ?? []) as readonly WrittenValue[]).map(readWhen),
    expects: then as WrittenFields,
    sees: sees as WrittenFields,
  };
}

const isWords = (said: WrittenValue): boolean => isList(said) && said.every((word) => typeof word === 'string');

function readWhen(said: WrittenValue, index: number): ScenarioStep {
  const [entry, ...more] = isRecord(said) ? Object.entries(said) : [];
  const [who, does] = entry ?? ['', null];
  if (entry === undefined || more.length > 0 || !isRecord(does)) {
    throw new BadWords(
      `step ${index + 1} is ${show(said)}; it must be one seat and what it does: "alice: { play: raid }"`,
    );
  }
  const { refused = null, ...step } = does;
  if (refused !== null && typeof refused !== 'string') {
    throw new BadWords(`step ${index + 1}: refused is ${show(refused)}; it must be the code of the refusal`);
  }
  return { who, step, refused };
}

/** Runs a reading and says where, when it finds a wrong word. */
export function wordAt<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadWords) throw new BadWords(`${where}: ${error.message}`);
    throw error;
  }
}
