import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import { dealer } from '../src/dealer.ts';
import type { AnyGame, Lab } from '../src/lab.ts';
import { caravan } from './caravan.ts';

export interface FakeLab {
  lab: Lab;
  dealer(...args: string[]): Promise<number>;
  out(): string;
  err(): string;
  /** The one object that `--json` printed. */
  json(): Record<string, unknown>;
}

/** Runs commands in this thread, with a game made for tests. `keys` makes the input a terminal. */
export function fakeLab(games: AnyGame[] = [caravan], keys?: Keys, columns = 80): FakeLab {
  let [out, err] = ['', ''];
  const write = (text: string): void => {
    out += text;
    keys?.saw(out);
  };
  const lab: Lab = {
    games,
    input: keys?.input ?? new PassThrough(),
    out: { write, isTTY: keys !== undefined, columns, rows: 24 },
    err: {
      write: (text) => {
        err += text;
      },
    },
    now: () => keys?.now() ?? performance.now(),
    sleep: async (ms) => keys?.pass(ms),
    worker: null,
    root: folder(),
  };
  const run = (...args: string[]) => dealer(lab, args);
  return { lab, dealer: run, out: () => out, err: () => err, json: () => JSON.parse(out) };
}

/** A folder of the running test, gone when it is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dealer-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A keyboard with a clock that moves only when somebody sleeps. */
export interface Keys {
  input: PassThrough & { isTTY: boolean };
  now(): number;
  pass(ms: number): Promise<void>;
  saw(out: string): void;
  /** When the screen has shown this (each time after the last), type or do that. Steps follow each other. */
  when(shown: string, type: string | (() => void)): Keys;
  /** Pressed so many milliseconds after the last step was typed. */
  after(ms: number, type: string): Keys;
}

export function keyboard(): Keys {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const steps: { shown?: string; ms?: number; type: string | (() => void) }[] = [];
  let [now, read, since] = [1000, 0, 0];
  const turn = () => new Promise((done) => setImmediate(done));
  const type = (what: string | (() => void)): void => {
    since = now;
    if (typeof what === 'string') input.write(what);
    else what();
  };
  const keys: Keys = {
    input,
    now: () => now,
    async pass(ms) {
      const until = now + ms;
      while (steps[0]?.ms !== undefined && since + steps[0].ms <= until) {
        now = Math.max(now, since + steps[0].ms);
        type(steps.shift()?.type ?? '');
        await turn();
      }
      now = until;
      await turn();
    },
    saw(out) {
      const [next] = steps;
      if (next?.shown === undefined) return;
      const at = out.indexOf(next.shown, read);
      if (at < 0) return;
      read = at + next.shown.length;
      steps.shift();
      type(next.type);
    },
    when(shown, text) {
      steps.push({ shown, type: text });
      return keys;
    },
    after(ms, text) {
      steps.push({ ms, type: text });
      return keys;
    },
  };
  return keys;
}
