/**
 * A shuffle that neither the server nor a seat can bend. The server draws a secret and shows its SHA-256; then each
 * seat brings what it likes; the seed is the HMAC of all that under the secret. Whoever brings something last does not
 * know the secret, and the server cannot change it any more. Everything is opened when the match is over.
 *
 *     printf %s SECRET | sha256sum                                     # the commitment
 *     printf 'MATCH\nBROUGHT0\nBROUGHT1' | openssl dgst -sha256 -hmac SECRET   # the seed
 */
import { hmacSha256Hex, sha256Hex } from './sha256.ts';

export interface FairDeal {
  match: string;
  /** 64 hexadecimal digits, known to the server alone until the match is over. */
  secret: string;
  /** By seat: up to 64 hexadecimal digits; '' of a seat that brought nothing, such as a bot's. */
  entropy: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;
const BROUGHT = /^[0-9a-f]{0,64}$/;

/** What everybody is shown before anybody brings anything. */
export const commitmentTo = (secret: string): string => sha256Hex(secret);

export function fairSeed(deal: FairDeal): string {
  const wrong = malformed(deal);
  if (wrong !== null) throw new Error(wrong);
  return hmacSha256Hex(deal.secret, [deal.match, ...deal.entropy].join('\n'));
}

/** What a seat remembers of the beginning, to hold against what is opened at the end. */
export interface Witness {
  commitment: string;
  /** What this seat brought itself. */
  seat: number;
  brought: string;
}

/** What is wrong with an opened deal, as a sentence; null: it was fair. `seed`: of the record that was played. */
export function unfairness(deal: FairDeal, seed: number | string, witness: Witness): string | null {
  const wrong = malformed(deal);
  if (wrong !== null) return wrong;
  if (commitmentTo(deal.secret) !== witness.commitment) return 'The secret is not the one that was promised.';
  if (deal.entropy[witness.seat] !== witness.brought) return 'What this seat brought was left out or changed.';
  return fairSeed(deal) === seed ? null : 'The match was dealt from another seed.';
}

/** One line for each seat: what is not hexadecimal could be read as two. */
function malformed({ match, secret, entropy }: FairDeal): string | null {
  if (match.includes('\n')) return 'The name of the match has more than one line.';
  if (!SECRET.test(secret)) return 'The secret does not have 64 hexadecimal digits.';
  return entropy.every((brought) => BROUGHT.test(brought)) ? null : 'A seat brought more than 64 hexadecimal digits.';
}
