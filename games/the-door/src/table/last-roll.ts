import type { Paragraph } from '@dealers-choice/table';

/** What the die showed last, as far as the log tells; null: it tells of no throw. */
export function lastRoll(log: readonly Paragraph[]): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    for (const { event } of log[i]?.lines ?? [])
      if (event.type === 'ROLLED' && 'value' in event) return Number(event.value);
  }
  return null;
}
