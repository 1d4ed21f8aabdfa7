/** What `/health` tells: whether everything that the server needs is there, and nothing about why not. */
import type { Log } from './logs.ts';

export interface Health {
  ok: boolean;
  version: string;
  /** In seconds. */
  uptime: number;
  /** Of online matches: `off` when it could not be opened at the start. */
  store: 'answers' | 'silent' | 'off';
}

export interface HealthHow {
  version: string;
  uptime(): number;
  /** Rejects while the store does not answer; null: it was never opened. */
  answers: (() => Promise<void>) | null;
  now(): number;
  log: Log;
}

/** However often it is asked for, the store is asked once in this many milliseconds. */
const FRESH_MS = 1_000;

export function healthOf({ version, uptime, answers, now, log }: HealthHow): () => Promise<Health> {
  let asked: { at: number; store: Promise<Health['store']> } | null = null;
  const ask = async (): Promise<Health['store']> => {
    if (answers === null) return 'off';
    try {
      await answers();
      return 'answers';
    } catch (error) {
      log('store does not answer', { error });
      return 'silent';
    }
  };
  return async () => {
    if (asked === null || now() - asked.at >= FRESH_MS) asked = { at: now(), store: ask() };
    const store = await asked.store;
    return { ok: store === 'answers', version, uptime: uptime(), store };
  };
}
