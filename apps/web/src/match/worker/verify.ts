/** Whether a record was dealt as it was promised, and is what was played: worked out from nothing but what is known. */
import { type FairDeal, faultIn, matchNameOf, type Witness } from '@dealers-choice/chance';
import { type MatchRecord, setupOf } from '@dealers-choice/host';
import { apply, concede, type Game, hashOf, refuse, type Spec, start } from '@dealers-choice/kernel';
import type { ToPage } from '@dealers-choice/protocol';
import type { Reel } from './reel.ts';

export interface Opened {
  /** As the server opened it when the match was over. */
  deal: FairDeal;
  /** What this page remembers of the beginning; null: it was not there. */
  witness: Witness | null;
}

export function faultOf(
  { record, shelved }: Pick<Reel, 'record' | 'shelved'>,
  match: string,
  { deal, witness }: Opened,
): ToPage<'verified'>['fault'] {
  if (!isDeal(deal)) return 'unreadable';
  // A name that was drawn after the shares would be one more thing to try until the deck pleases.
  if (deal.match !== match || match !== matchNameOf(deal.secret)) return 'match';
  if (!hasShareForEachSeat(deal, record)) return 'share';
  const fault = faultIn(deal, record.seed, witness);
  if (fault !== null) return fault;
  return leadsWhereItSays(shelved.game, record) ? null : 'moves';
}

/** One from each seat, and nothing from bots: theirs would be the server's to choose. */
const hasShareForEachSeat = ({ entropy }: FairDeal, { seats, players = [] }: MatchRecord): boolean =>
  entropy.length === seats && players.every(({ bot }, seat) => bot === '' || entropy[seat] === '');

/** From the deal on, every move is legal, and the last one leads to the position that the record names. */
function leadsWhereItSays(game: Game<Spec>, record: MatchRecord): boolean {
  const match = start(game, setupOf(record));
  for (const entry of record.moves) {
    if ('concede' in entry) concede(game, match, entry.seat);
    else if (!('move' in entry) || refuse(game, match, entry.seat, entry.move)) return false;
    else apply(game, match, entry.seat, entry.move);
  }
  return hashOf({ ...match, rulesVersion: record.rulesVersion, draft: null }) === record.hash;
}

/** It comes from far away. */
function isDeal({ match, secret, entropy }: Partial<FairDeal>): boolean {
  const texts = [match, secret, ...(Array.isArray(entropy) ? entropy : [null])];
  return texts.every((one) => typeof one === 'string');
}
