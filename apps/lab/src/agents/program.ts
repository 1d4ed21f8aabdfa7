/** A program of somebody else's: lines in, lines out. Whatever it does wrong comes back as a word, and never throws. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { Fault, onScreen } from '../fault.ts';
import { type Answer, type Asked, parseAnswer, type Sent } from './protocol.ts';

/** `silent`: no answer in time. `garbage`: a line that answers nothing. `crashed`: it ended, or was never there. */
export type Failure = { failed: 'silent' | 'garbage' | 'crashed'; what: string };

export interface Program {
  tell(line: Sent): void;
  ask(asked: Asked, ms: number): Promise<Answer | Failure>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** A longer line is not an answer, and its program is stopped. */
const LONGEST = 2 ** 20;
/** What of its stderr is kept, to tell why it crashed. */
const LAST_WORDS = 2000;
/** After its input has ended, a program has this long to end by itself. */
const GRACE_MS = 300;

/** Throws a `Fault` when there is no such program. */
export async function startProgram(command: string): Promise<Program> {
  const [file, ...args] = commandWords(command);
  if (file === undefined) throw new Fault('--agent is empty; it must be a command such as "node my-bot.mjs".');
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  try {
    await once(child, 'spawn');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Fault(`Can't start the agent "${command}": ${why}.`);
  }
  return talkTo(child);
}

/** As a shell would take it apart, with both kinds of quotes and nothing else: no variables, no pipes. */
export const commandWords = (command: string): string[] =>
  [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));

function talkTo(child: ChildProcessWithoutNullStreams): Program {
  let waiting: { id: number; done(reply: Answer | Failure): void } | null = null;
  let [line, lastWords, ended] = ['', '', ''];
  const settle = (reply: Answer | Failure): void => waiting?.done(reply);
  const end = (what: string): void => {
    ended ||= what;
    settle({ failed: 'crashed', what: ended });
  };
  const hear = (text: string): void => {
    // An answer that comes too late, or a second time, answers nothing any more.
    const answer = parseAnswer(text);
    if (!waiting || (typeof answer === 'object' && answer.id < waiting.id)) return;
    if (typeof answer === 'string') settle({ failed: 'garbage', what: `a line that ${answer}: ${short(text)}` });
    else if (answer.id > waiting.id)
      settle({ failed: 'garbage', what: `an answer to question ${answer.id}, not asked` });
    else settle(answer);
  };
  const decoder = new StringDecoder('utf8');
  child.stdout.on('data', (data: Buffer) => {
    const [first = '', ...rest] = decoder.write(data).split('\n');
    line += first;
    for (const next of rest) {
      if (line.trim() !== '') hear(line);
      line = next;
    }
    if (line.length <= LONGEST) return;
    settle({ failed: 'garbage', what: `a line of more than ${LONGEST} characters` });
    child.kill('SIGKILL');
  });
  child.stderr.on('data', (data: Buffer) => {
    lastWords = (lastWords + String(data)).slice(-LAST_WORDS);
  });
  child.stdin.on('error', () => {}); // it ended: `close` tells
  child.on('error', (error) => end(error.message));
  // What it started may hold its output for longer than it lives itself, and `close` would never come.
  child.on('exit', () => {
    const left = setTimeout(() => {
      child.stdout.destroy();
      child.stderr.destroy();
    }, GRACE_MS);
    child.on('close', () => clearTimeout(left));
  });
  // `close` comes after the last line that it wrote.
  child.on('close', (code, signal) => {
    const how = signal ? `ended by ${signal}` : `ended with code ${code}`;
    const words = lastWords.trim().split('\n');
    const last = words.filter((one) => /error|exception/i.test(one)).at(-1) ?? words.at(-1) ?? '';
    end(last === '' ? how : `${how}: ${short(last.trim())}`);
  });
  const tell = (sent: Sent): void => void (ended === '' && child.stdin.write(`${JSON.stringify(sent)}\n`));
  return {
    tell,
    isRunning: () => ended === '',
    ask: (asked, ms) =>
      new Promise((done) => {
        const patience = setTimeout(() => settle({ failed: 'silent', what: `no answer in ${ms / 1000} s` }), ms);
        const reply = (answer: Answer | Failure): void => {
          waiting = null;
          clearTimeout(patience);
          done(answer);
        };
        waiting = { id: asked.id, done: reply };
        if (ended === '') tell(asked);
        else end(ended);
      }),
    async stop() {
      if (ended !== '') return;
      const closed = once(child, 'close');
      child.stdin.end();
      const grace = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await closed;
      clearTimeout(grace);
    },
  };
}

/** A line of a program's, as it is told to people. */
export const short = (text: string): string => onScreen(text.length > 120 ? `${text.slice(0, 120)}…` : text);
