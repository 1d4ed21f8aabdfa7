import { random, runMatch } from '@dealers-choice/bots';
import { type MatchOf, moves, type Question, type Seat, SPECTATOR, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import {
  copyName,
  INTERACTIONS,
  type Jambo,
  jambo,
  type PendingResolution,
  pendingResolution,
  slotName,
  WARES,
} from '../../src/index.ts';

const MATCHES = 12;

/** What may be answered, as the kernel lists it: names of cards, wares or spaces, or words. */
function legalAnswers(seen: MatchOf<Jambo>, seat: Seat, q: Question): string[] {
  const victims = q.prompt === 'WARE_THEFT_SINGLE' || (q.prompt === 'WARE_THEFT_SWAP' && q.params.step === 1);
  const owner: Seat = victims ? (seat === 0 ? 1 : 0) : seat;
  const named = (thing: number): string => {
    if (q.noun === 'card') return copyName(thing);
    return q.noun === 'ware' ? String(WARES[thing]) : slotName(seat, owner, thing);
  };
  // Three of a set are named in order, so the last of it is never named first.
  if (q.kind === 'cards' && q.min > 1) return q.from.map(named).sort();
  const said = moves(jambo, seen, seat).flatMap((move) => {
    if ('choose' in move) return [move.choose];
    if ('pick' in move) return move.pick.map(named);
    return 'also' in move && move.also !== null ? [named(move.also)] : [];
  });
  return said.sort();
}

/** What the open interaction says may be answered; null where that is a number, or yes and no. */
function saidToBeLegal(pending: PendingResolution): string[] | null {
  switch (pending.type) {
    case 'WARE_THEFT_SWAP': {
      const { victimWares, yourWares } = pending.validTargets;
      return (pending.step === 1 ? victimWares : yourWares).map(({ slot }) => slot);
    }
    case 'WARE_THEFT_SINGLE':
      return pending.validTargets.victimWares.map(({ slot }) => slot);
    case 'WARE_SELL_ANY':
    case 'WARE_RETURN':
      return pending.validTargets.map(({ slot }) => slot);
    case 'UTILITY_THEFT_SINGLE':
      return pending.step === 1 ? pending.validTargets.utilities : ['yes', 'no'];
    case 'CARD_TAKE_SINGLE':
    case 'CARD_GIVE_SINGLE':
      return pending.validTargets.cards;
    case 'OPPONENT_DISCARD':
      return pending.prompt.from;
    case 'DECK_PEEK':
      return pending.revealed;
    case 'OPTION_PICK':
    case 'OPPONENT_CHOICE':
      return pending.options;
    case 'GUARD_WINDOW':
    case 'RAIN_MAKER_WINDOW':
      return pending.canReact ? ['yes', 'no'] : ['no'];
    case 'DRAFT':
      return [...new Set(pending.pool)];
    case 'AUCTION':
    case 'OVERFLOW_PLACE':
      return null;
    default:
      return pending.validTargets;
  }
}

test('[J-1] [J-34] in whatever game, what is said to be legal is just what can be answered', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed++) {
    runMatch(jambo, { seed, seats: 2, options: {} }, [random(jambo), random(jambo)], {
      onMove(match) {
        const q = match.asking;
        const seat = q?.seats[0];
        if (!q || seat === undefined) return;
        const seen = view(jambo, match, seat);
        const pending = pendingResolution(seen);
        if (!pending) return;
        met.add(pending.type);
        expect(JSON.parse(JSON.stringify(pending))).toEqual(pending);
        const said = saidToBeLegal(pending);
        if (said) expect([...said].sort()).toEqual(legalAnswers(seen, seat, q));
      },
    });
  }
  expect([...met].sort()).toEqual([...INTERACTIONS].sort());
});

/** Lists that only the responder may see, in any interaction. */
const privateLists = (pending: PendingResolution): unknown[] => {
  switch (pending.type) {
    case 'OPPONENT_DISCARD':
      return pending.zone === 'hand' ? [pending.prompt.from] : [];
    case 'CARD_TAKE_SINGLE':
    case 'CARD_GIVE_SINGLE':
      return [pending.validTargets.cards];
    case 'CARD_PICK_SELF':
    case 'CARD_DISCARD_SELF':
    case 'DISCARD_SWAP':
      return [pending.validTargets];
    case 'DECK_PEEK':
      return [pending.revealed];
    case 'GUARD_WINDOW':
    case 'RAIN_MAKER_WINDOW':
      return [pending.canReact];
    default:
      return [];
  }
};

test('[J-1] in whatever game, private lists are blank for everybody but the responder', () => {
  let lists = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    runMatch(jambo, { seed, seats: 2, options: {} }, [random(jambo), random(jambo)], {
      onMove(match) {
        const responder = match.asking?.seats[0];
        for (const viewer of [0, 1, SPECTATOR] as const) {
          const pending = pendingResolution(view(jambo, match, viewer));
          if (!pending || viewer === responder) continue;
          for (const list of privateLists(pending)) {
            expect(list).toBe(null);
            lists++;
          }
        }
      },
    });
  }
  expect(lists).toBeGreaterThan(500);
});
