/** The keyboard and the screen: lines, single keys with the moment they were pressed, and a clock. */
import { emitKeypressEvents } from 'node:readline';
import type { Lab } from '../lab.ts';

export interface Key {
  /** `return`, `space`, `backspace`, or the letter itself. */
  name: string;
  text: string;
  /** When it was pressed, by the lab's clock. */
  at: number;
}

/** The person left: Ctrl-C, Ctrl-D, the end of the input, or a signal. */
export class Left extends Error {}

export interface Terminal {
  /** A whole line; a line half drawn before it is wiped. */
  say(text: string): void;
  /** The line the cursor is in, again. */
  draw(text: string): void;
  clear(): void;
  /** How many letters fit into a line, and how many lines onto the screen, just now. */
  size(): { columns: number; rows: number };
  /** What is typed until Enter. */
  line(prompt: string): Promise<string>;
  key(): Promise<Key>;
  /** Keys pressed since they were last read; throws `Left` when one of them was Ctrl-C. */
  pressed(): Key[];
  /** Lets signals in, where nobody is asked; throws `Left` when one came. */
  breathe(): Promise<void>;
  now(): number;
  sleep(ms: number): Promise<void>;
  dim(text: string): string;
  bold(text: string): string;
  close(): void;
}

interface Keypress {
  name?: string;
  ctrl?: boolean;
  sequence?: string;
}

/** `stop`: as if the person left. */
export function openTerminal({ input, out, now, sleep }: Lab, stop?: AbortSignal): Terminal {
  const waiting: Key[] = [];
  let left = false;
  let wake: (() => void) | null = null;
  const stir = (): void => {
    wake?.();
    wake = null;
  };
  const onKey = (text: string | undefined, { name = '', ctrl = false, sequence = '' }: Keypress): void => {
    if (ctrl && (name === 'c' || name === 'd')) left = true;
    else
      waiting.push({ name: name === 'enter' ? 'return' : name || sequence, text: ctrl ? '' : (text ?? ''), at: now() });
    stir();
  };
  const onEnd = (): void => {
    left = true;
    stir();
  };
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  // A terminal that was closed is an error to read from.
  input.on('keypress', onKey).on('end', onEnd).on('error', onEnd);
  stop?.addEventListener('abort', onEnd);
  input.resume();

  const painted = out.isTTY === true && !process.env.NO_COLOR;
  const paint = (code: number) => (text: string) => (painted ? `\x1b[${code}m${text}\x1b[0m` : text);
  const rub = out.isTTY === true ? '\r\x1b[K' : '';
  const self: Terminal = {
    say: (text) => void out.write(`${rub}${text}\n`),
    draw: (text) => void out.write(`${rub}${text}`),
    clear: () => void out.write('\x1b[2J\x1b[3J\x1b[H'),
    size: () => ({ columns: out.columns || 80, rows: out.rows || 24 }),
    async line(asked) {
      let typed = '';
      // A line that is drawn again must not be longer than the screen is wide.
      const isLong = asked.length + 8 > self.size().columns;
      if (isLong) self.say(asked.replace(/> $/, '').trimEnd());
      const prompt = isLong ? '> ' : asked;
      const fitting = (text: string): string => text.slice(-(self.size().columns - 1));
      self.draw(prompt);
      for (;;) {
        const { name, text } = await self.key();
        if (name === 'return') break;
        if (name === 'backspace') typed = [...typed].slice(0, -1).join('');
        else if (name !== 'escape' && text >= ' ') typed += text;
        self.draw(fitting(prompt + typed));
      }
      out.write('\n');
      return typed.trim();
    },
    async key() {
      for (;;) {
        const key = waiting.shift();
        if (key) return key;
        if (left) throw new Left('the player left');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    pressed() {
      if (left) throw new Left('the player left');
      return waiting.splice(0);
    },
    async breathe() {
      await sleep(0);
      if (stop?.aborted) throw new Left('the player left');
    },
    now,
    sleep,
    dim: paint(2),
    bold: paint(1),
    close() {
      input.setRawMode?.(false);
      input.pause();
      input.off('keypress', onKey).off('end', onEnd).off('error', onEnd);
      stop?.removeEventListener('abort', onEnd);
    },
  };
  return self;
}
