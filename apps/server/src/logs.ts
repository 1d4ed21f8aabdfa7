/**
 * What is written down of what happens, for whoever looks after the server: one line of JSON for each event, with the
 * time, how grave it is, what happened, and what it was about.
 *
 * An event may only tell the fields that are listed for it here: no names, no words of a chat, no cards, cookies,
 * seeds, tokens or addresses. What is not listed is left out, so that a mistake elsewhere cannot write more.
 */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

type Field =
  | 'abandoned'
  | 'forgotten'
  | 'rooms'
  | 'match'
  | 'room'
  | 'seat'
  | 'type'
  | 'error'
  | 'lag'
  | 'port'
  | 'version'
  | 'signal'
  | 'report'
  | 'host'
  | 'status'
  | 'ms';

const EVENTS = {
  'server started': { level: 'info', fields: ['port', 'version'] },
  'server stops': { level: 'info', fields: ['signal'] },
  'server stopped': { level: 'info', fields: ['ms'] },
  'server did not stop well': { level: 'error', fields: ['error'] },
  'online play is off': { level: 'error', fields: ['error'] },
  'house kept': { level: 'info', fields: ['abandoned', 'forgotten', 'rooms'] },
  'house not kept': { level: 'error', fields: ['error'] },
  'request failed': { level: 'error', fields: ['type', 'error'] },
  'store does not answer': { level: 'error', fields: ['error'] },
  'match broke': { level: 'error', fields: ['match', 'error'] },
  'match cannot be opened': { level: 'error', fields: ['match', 'error'] },
  'no snapshot': { level: 'warn', fields: ['match', 'error'] },
  'bot failed': { level: 'warn', fields: ['match', 'seat', 'error'] },
  'late answer': { level: 'info', fields: ['match', 'seat', 'lag'] },
  lag: { level: 'info', fields: ['match', 'seat', 'lag'] },
  'small lag': { level: 'debug', fields: ['match', 'seat', 'lag'] },
  'renew failed': { level: 'error', fields: ['error'] },
  'due failed': { level: 'error', fields: ['error'] },
  'room cannot be read': { level: 'error', fields: ['room'] },
  'room failed': { level: 'error', fields: ['room', 'type', 'error'] },
  'lobby failed': { level: 'error', fields: ['error'] },
  'message failed': { level: 'error', fields: ['type', 'error'] },
  reported: { level: 'warn', fields: ['report'] },
  'call failed': { level: 'error', fields: ['match', 'error'] },
  'push refused': { level: 'warn', fields: ['host', 'status'] },
  'push failed': { level: 'warn', fields: ['host', 'error'] },
} satisfies Record<string, { level: Level; fields: Field[] }>;

type Event = keyof typeof EVENTS;
type FieldOf<E extends Event> = (typeof EVENTS)[E]['fields'][number];
/** Matches and rooms are told by their random names, which say nothing about who plays there. */
export type Log = <E extends Event>(what: E, about: { [field in FieldOf<E>]?: unknown }) => void;

export interface LogHow {
  /** Less grave events are left out. */
  least: Level;
  now(): number;
  write(line: string): void;
}

const MOST_TEXT = 500;

export function logTo({ least, now, write }: LogHow): Log {
  const from = LEVELS.indexOf(least);
  return (what, about) => {
    const { level, fields }: { level: Level; fields: readonly string[] } = EVENTS[what];
    if (LEVELS.indexOf(level) < from) return;
    const told: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(about)) {
      if (fields.includes(name)) told[name] = plain(value);
    }
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, what, about: told })}\n`);
  };
}

/** Numbers, and short texts. */
function plain(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  const text = value instanceof Error ? `${value.name}: ${value.message}` : String(value);
  return text.slice(0, MOST_TEXT);
}
