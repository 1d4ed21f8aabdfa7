/** Matches that show what a test wants to see: found by playing them, so that changed rules do not hide it. */
import { host } from '@dealers-choice/host';
import { theDoor } from '@dealers-choice/the-door';

/** A seed with which the first card anybody draws is this one. Until then there is nothing to choose but to roll. */
export function seedWithFirstCard(card: string, seats: number): string {
  for (let n = 1; n < 10_000; n++) {
    const seed = `table ${n}`;
    if (firstCard(seed, seats) === card) return seed;
  }
  throw new Error(`no seed brings ${card} first`);
}

function firstCard(seed: string, seats: number): string | null {
  const played = host(theDoor, { seats, options: {}, seed });
  for (let question = played.match.asking; question?.prompt === 'ROLL'; question = played.match.asking) {
    const [seat] = question.seats;
    if (seat === undefined || played.play(seat, { do: 'ROLL' }) !== null) return null;
  }
  const [pending] = played.match.table.pending;
  return theDoor.faces[pending ?? 0]?.id ?? null;
}
