/**
 * The market as each event leaves it. Wares that were lifted and not yet put down wait in `waiting`, as they do when
 * there is no space for them: so all 36 tokens lie somewhere at every moment.
 */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { withFields, withSeat } from '@dealers-choice/table';
import { type Jambo, type JamboEvent, jambo, type Table, WARES, type Ware } from '../index.ts';
import { LARGE_SPACES, SMALL_SPACES } from '../rules/table.ts';
import { discarded, into, outOf, without } from './moving-cards.ts';

type View = MatchOf<Jambo>;
const put = withFields<Jambo>;

/** The card whose effect is being told, where no position says it: questions and the table do not know it yet. */
const told = new WeakMap<View, CopyId>();
const sourceOf = (view: View): CopyId | undefined => told.get(view) ?? view.asking?.source;
const idOf = (card: CopyId | undefined): string => (card === undefined ? '' : (jambo.faces[card]?.id ?? ''));

export function follow(view: View, event: JamboEvent): View {
  const next = after(view, event);
  const named = event.type === 'PLAYED' || event.type === 'USED' || event.type === 'USED_STOLEN';
  const source = named ? event.card : sourceOf(view);
  if (source !== undefined) told.set(next, source);
  return next;
}

function after(view: View, event: JamboEvent): View {
  const { table: t } = view;
  switch (event.type) {
    case 'TURN_STARTED': {
      const { seat: active, final: endgameFinalTurn } = event;
      const first = t.phase !== 'end';
      const begun = put(view, { active, endgameFinalTurn, phase: 'draw', actions: 5, looks: 0 });
      return first ? begun : { ...begun, turn: view.turn + 1 };
    }
    case 'TURN_ENDED':
      return put(view, { phase: 'end', wiseMen: 0, used: t.used.map(() => 0) });
    case 'ENDGAME_TRIGGERED':
      return put(view, { endgameActive: true, endgameTriggerPlayer: event.seat, triggerGold: event.gold });
    case 'GOLD_CHANGED':
      return put(view, { gold: withSeat(t.gold, event.seat, t.gold[event.seat] + event.amount) });
    case 'WARE_PLACED':
    case 'WARE_LEFT':
    case 'WARE_REFUSED':
    case 'WARE_PICKED':
    case 'OFFERED':
    case 'AUCTION_WON':
    case 'UNSOLD':
      return put(view, wareMoved(t, event, idOf(sourceOf(view))));
    default:
      return put(view, cardMoved(t, event, idOf(sourceOf(view))));
  }
}

function wareMoved(t: Table, event: JamboEvent, source: string): Partial<Table> {
  switch (event.type) {
    case 'WARE_LEFT': {
      const stand = withSpace(t, event.seat, event.space, null);
      if (source === 'elephant') return { ...stand, lot: [...t.lot, event.ware] };
      if (source === 'throne' || source === 'parrot') return { ...stand, waiting: [...t.waiting, event.ware] };
      return { ...stand, supply: counted(t, event.ware, 1) };
    }
    case 'WARE_PLACED': {
      const stand = withSpace(t, event.seat, event.space, event.ware);
      if (t.waiting.includes(event.ware)) return { ...stand, waiting: without(t.waiting, event.ware) };
      return { ...stand, supply: counted(t, event.ware, -1) };
    }
    case 'WARE_REFUSED': // one that never waited came from the supply in the same move
      if (!t.waiting.includes(event.ware)) return {};
      return { waiting: without(t.waiting, event.ware), supply: counted(t, event.ware, 1) };
    case 'WARE_PICKED':
      return { lot: without(t.lot, event.ware), waiting: [...t.waiting, event.ware] };
    case 'OFFERED':
      return { lot: [...t.lot, event.ware], supply: counted(t, event.ware, -1) };
    case 'AUCTION_WON':
      return { lot: [], waiting: [...t.waiting, ...t.lot] };
    case 'UNSOLD':
      return { lot: [], supply: t.lot.reduce((supply, ware) => counted({ supply }, ware, 1), t.supply) };
    default:
      return {};
  }
}

const counted = ({ supply }: Pick<Table, 'supply'>, ware: Ware, by: number): number[] =>
  supply.map((count, i) => (WARES[i] === ware ? count + by : count));

function withSpace(t: Table, seat: Seat, space: number, ware: Ware | null): Partial<Table> {
  const large = space < LARGE_SPACES;
  const spaces = (large ? t.large : t.small)[seat].slice();
  spaces[large ? space : space - LARGE_SPACES] = ware;
  return large ? { large: withSeat(t.large, seat, spaces) } : { small: withSeat(t.small, seat, spaces) };
}

function cardMoved(t: Table, event: JamboEvent, source: string): Partial<Table> {
  switch (event.type) {
    case 'LOOKED':
      return {
        deck: t.deck.slice(0, -1),
        looked: into(t.looked, event.seat, event.card),
        actions: t.actions - 1,
        looks: t.looks + 1,
      };
    case 'KEPT':
      return { ...outOf(t, event), hand: into(t.hand, event.seat, event.card), phase: 'play' };
    case 'DREW':
      return drew(t, event.seat, event.card, source);
    case 'DISCARDED':
      return discarded(t, event.seat, event.card);
    case 'PLAYED': {
      const spent = { ...outOf(t, event), actions: t.actions - 1 };
      const stays = jambo.faces[event.card]?.category === 'utility' && t.utilities[event.seat].length < 3;
      if (stays) return { ...spent, utilities: into(t.utilities, event.seat, event.card) };
      return { ...spent, played: [...t.played, event.card] };
    }
    case 'USED':
      return { actions: t.actions - 1, used: t.used.map((used, card) => (card === event.card ? 1 : used)) };
    case 'STAND_BUILT':
      return {
        ...outOf(t, event),
        stands: into(t.stands, event.seat, event.card),
        small: withSeat(t.small, event.seat, [...t.small[event.seat], ...new Array<null>(SMALL_SPACES).fill(null)]),
        firstStandBuilt: true,
      };
    case 'FOUND':
    case 'RAIN_MADE': {
      const from = outOf(t, event);
      return { ...from, hand: into(from.hand ?? t.hand, event.seat, event.card) };
    }
    case 'TURNED_OVER':
      return { deck: t.deck.slice(0, -1), pool: [...t.pool, event.card] };
    case 'PICKED': {
      const from = outOf(t, event);
      if (source === 'lion') return { ...from, utilities: into(from.utilities ?? t.utilities, event.seat, event.card) };
      return { ...from, hand: into(from.hand ?? t.hand, event.seat, event.card) };
    }
    case 'UTILITY_TAKEN':
      return { ...outOf(t, { ...event, seat: event.other }), played: [...t.played, event.card] };
    case 'CARD_TAKEN': {
      const from = outOf(t, { ...event, seat: event.other });
      return { ...from, hand: into(from.hand ?? t.hand, event.seat, event.card) };
    }
    case 'CARD_GIVEN':
      return given(t, event.seat, event.card, event.other);
    case 'PEEKED':
      return {
        deck: t.deck.slice(0, t.deck.length - event.count),
        looked: withSeat(t.looked, event.seat, t.deck.slice(-event.count)),
      };
    case 'RESHUFFLED':
      return { deck: new Array<CopyId>(event.count).fill(0 as CopyId), discard: [] };
    default:
      return {};
  }
}

/** From the deck to the hand, as a rule; Scale lays both cards aside, Psychic has the card laid aside already. */
function drew(t: Table, seat: Seat, card: CopyId, source: string): Partial<Table> {
  if (source === 'scale') return { deck: t.deck.slice(0, -1), looked: into(t.looked, seat, card) };
  if (source !== 'psychic') return { deck: t.deck.slice(0, -1), hand: into(t.hand, seat, card) };
  const others = without(t.looked[seat], t.looked[seat].includes(card) ? card : (0 as CopyId));
  return {
    looked: withSeat(t.looked, seat, []),
    hand: into(t.hand, seat, card),
    deck: [...t.deck, ...others.map(() => 0 as CopyId)],
  };
}

/** What Scale leaves goes to the hand together with what it gives. */
function given(t: Table, seat: Seat, card: CopyId, other: Seat): Partial<Table> {
  const laid = t.looked[seat];
  if (laid.length === 0) {
    const from = outOf(t, { seat, card });
    return { ...from, hand: into(from.hand ?? t.hand, other, card) };
  }
  const kept = without(laid, laid.includes(card) ? card : (0 as CopyId));
  const hand = withSeat(t.hand, seat, [...t.hand[seat], ...kept]);
  return { looked: withSeat(t.looked, seat, []), hand: into(hand, other, card) };
}
