import { BadRecord, type Host, type MatchRecord, parseRecord, replay as playAgain } from '@dealers-choice/host';
import { BadSetup, SPECTATOR, type Spec } from '@dealers-choice/kernel';
import { keptNamed, withCards } from '../card-files.ts';
import { EXIT, Fault } from '../fault.ts';
import { readText } from '../files.ts';
import type { AnyGame, Command } from '../lab.ts';
import { OUTLINES } from '../outlines.ts';
import { telling } from '../play/match.ts';
import { openTerminal } from '../play/terminal.ts';
import { readerOf, transcript, walk } from '../play/transcript.ts';
import { findGame } from '../seating.ts';

export const replay: Command = {
  ...OUTLINES.replay,
  more: ['Exit code 1: a move is refused or the position differs. 2: not a record, or one of other rules.'],
  flags: ['to', 'step', 'as', 'cards', 'json'],
  examples: [
    ['dealer replay match.record.json', 'is it a true record?'],
    ['dealer replay match.record.json --to 41', 'what happened, and the position after move 41'],
    ['dealer replay match.record.json --step --as 2', 'move by move, as seat 2 saw it'],
  ],
  async run(lab, words, flags) {
    const file = theFile(words);
    const { record, shelved, begun } = readRecord(lab.games, file, flags.cards);
    const length = record.moves.length;
    const reader = readerOf(flags.as ?? 'all', record.seats);
    if (flags.to !== undefined && flags.to > length) {
      throw new Fault(`--to is ${flags.to}, but the record has ${length} moves.`);
    }
    if (flags.step && !lab.input.isTTY) throw new Fault('--step needs a terminal; use --to instead.');
    const { played, problem } = verify(shelved, record, begun, flags.to ?? length);
    if (flags.json) lab.out.write(`${JSON.stringify(resultOf(file, record, played, problem))}\n`);
    else if (problem !== null) lab.err.write(`${file}: ${problem}\n`);
    else if (flags.step) await walk(openTerminal(lab), shelved, record, reader, flags.to ?? 0);
    else if (flags.to === undefined && flags.as === undefined) lab.out.write(summary(file, shelved, played));
    else for (const line of transcript(shelved, record, reader, flags.to ?? length)) lab.out.write(`${line}\n`);
    return problem === null ? EXIT.ok : EXIT.failures;
  },
};

function theFile([file, more]: string[]): string {
  if (file === undefined) throw new Fault('dealer replay needs the FILE of a record.');
  if (more !== undefined) throw new Fault(`dealer replay takes one file, but "${more}" follows "${file}".`);
  return file;
}

/** A record that cannot be replayed is bad input; one that replays to another position is a failure. */
function readRecord(games: readonly AnyGame[], file: string, cards: string | undefined) {
  const text = readText(file);
  try {
    const record = parseRecord(text);
    const known = cards ?? keptNamed(record.cards);
    if (record.cards !== undefined && known === undefined) {
      const how = `import it (dealer cards import FILE --name ${record.cards}), or name its file with --cards`;
      throw new Fault(`it was played with the cards "${record.cards}", which are not here; ${how}.`);
    }
    const shelved = withCards(findGame(games, record.game), known);
    return { record, shelved, begun: playAgain(shelved.game, record, { to: 0 }) };
  } catch (error) {
    const kinds = [BadRecord, BadSetup, Fault];
    if (error instanceof Error && kinds.some((kind) => error instanceof kind))
      throw new Fault(`${file}: ${error.message}`);
    throw error;
  }
}

interface Verdict {
  /** As far as it went. */
  played: Host<Spec>;
  /** Null: it is a true record. */
  problem: string | null;
}

function verify(shelved: AnyGame, record: MatchRecord, begun: Host<Spec>, to: number): Verdict {
  let played = begun;
  try {
    played = playAgain(shelved.game, record, {
      to,
      say: (refusal) => shelved.words.refusal(refusal, telling(shelved, played.view(SPECTATOR))),
      onMove: (host) => {
        played = host;
      },
    });
    return { played, problem: null };
  } catch (error) {
    if (error instanceof BadRecord) return { played, problem: error.message };
    const why = error instanceof Error ? error.message : String(error);
    return { played, problem: `The rules fail at move ${played.moves.length + 1}: ${why}` };
  }
}

function resultOf(file: string, record: MatchRecord, { match, moves }: Host<Spec>, problem: string | null) {
  const { game, rulesVersion, seats, seed } = record;
  return {
    file,
    game,
    rules: rulesVersion,
    seats,
    seed,
    moves: moves.length,
    ok: problem === null,
    problem,
    over: match.over,
  };
}

function summary(file: string, shelved: AnyGame, { match, moves }: Host<Spec>): string {
  const ending = match.over ? shelved.words.ending(telling(shelved, match)) : 'The match is not over.';
  return `${file} is a true record of ${match.game}: ${match.seats} seats, ${moves.length} moves. ${ending}\n`;
}
