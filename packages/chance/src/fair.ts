/**
 * A shuffle that neither the server nor a seat can bend alone. The server draws a secret and shows its SHA-256; then
 * each seat brings what it likes; the seed is the HMAC of all that under the secret. Whoever brings something last does
 * not know the secret, and the server cannot change it any more. Everything is opened when the match is over.
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

/** The name of the match that is dealt from it: with the secret it is fixed before anybody brings anything. */
export const matchNameOf = (secret: string): string => sha256Hex(`match\n${secret}`).slice(0, 24);

export function fairSeed(deal: FairDeal): string {
  const wrong = malformed(deal);
  if (wrong !== null) throw new Error(wrong);
  return hmacSha256Hex(deal.secret, [deal.match, ...deal.entropy].join('\n'));
}

/** What a seat remembers of the beginning, to hold against what is opened at the end. */
export interface Witness {
  commitment: string;
  /** What it brought itself. Seats that stay free go when it is dealt, so its place among the others may change. */
  brought: string;
}

/** What can be wrong with a deal: it cannot be read, or the promise, a share or the seed is another. */
export type Unfair = 'unreadable' | 'promise' | 'share' | 'seed';

/**
 * What is wrong with an opened deal; null: nothing. `seed`: of the record that was played. Whoever was not there when
 * it was dealt has no witness: then nobody knows whether the secret is the one that was promised.
 */
export function faultIn(deal: FairDeal, seed: number | string, witness: Witness | null): Unfair | null {
  if (malformed(deal) !== null) return 'unreadable';
  if (witness && commitmentTo(deal.secret) !== witness.commitment) return 'promise';
  if (witness && !deal.entropy.includes(witness.brought)) return 'share';
  return fairSeed(deal) === seed ? null : 'seed';
}

/** One line for each seat: what is not hexadecimal could be read as two. */
function malformed({ match, secret, entropy }: FairDeal): string | null {
  if (match.includes('\n')) return 'The name of the match has more than one line.';
  if (!SECRET.test(secret)) return 'The secret does not have 64 hexadecimal digits.';
  return entropy.every((brought) => BROUGHT.test(brought)) ? null : 'A seat brought more than 64 hexadecimal digits.';
}
