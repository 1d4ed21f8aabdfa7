/** From each event to the flight it sets going: measured before the change is drawn, begun after it. */
import type { Seat } from '@dealers-choice/kernel';
import { fly } from '@dealers-choice/table';
import type { JamboEvent, Ware } from '../index.ts';

type Started = readonly (Animation | undefined)[];
type Start = () => Started;

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Null: the event moves nothing. */
export function moving(root: HTMLElement, event: JamboEvent, near: Seat): Start | null {
  const find = (what: string): Element | null => root.querySelector(what);
  const pile = (name: 'deck' | 'discard'): Element | null => find(`[data-pile="${name}"] .j-pile-cards`);
  const handOf = (seat: Seat): Element | null => (seat === near ? find('.j-hand') : find(`[data-hand="${seat}"]`));
  switch (event.type) {
    case 'WARE_PLACED': {
      const from = rectOf(comesFrom(find, event.ware));
      return () => [arrive(find(`[data-space="${event.seat}-${event.space}"] .j-ware`), from, 360, 26)];
    }
    case 'WARE_LEFT': {
      const from = rectOf(find(`[data-space="${event.seat}-${event.space}"] .j-ware`));
      lastLifted.set(event.ware, from);
      return () => {
        const to = find(`[data-supply="${event.ware}"] :is(.j-stack, .j-ware)`);
        return [fly(to, { from, to, ms: 360, arc: 24 })];
      };
    }
    case 'GOLD_CHANGED':
      return () => coins(find, event.seat, event.amount);
    case 'PLAYED':
    case 'DISCARDED':
    case 'KEPT':
    case 'DREW':
    case 'LOOKED':
    case 'FOUND':
    case 'TURNED_OVER':
    case 'PICKED':
    case 'CARD_TAKEN':
    case 'CARD_GIVEN':
    case 'UTILITY_TAKEN':
    case 'RAIN_MADE': {
      const known = event.card !== 0 ? find(`[data-card="${event.card}"]`) : null;
      const fromDeck = event.type === 'DREW' || event.type === 'LOOKED' || event.type === 'TURNED_OVER';
      const taken = event.type === 'CARD_TAKEN' || event.type === 'UTILITY_TAKEN';
      const source = known ?? (fromDeck ? pile('deck') : handOf(taken ? event.other : event.seat));
      const from = rectOf(source);
      const to = event.type === 'CARD_GIVEN' ? event.other : event.seat;
      return () => {
        const there = event.card !== 0 ? find(`[data-card="${event.card}"]`) : null;
        if (there) return [arrive(there, from, event.type === 'PLAYED' ? 300 : 280, 0)];
        const back = pile('deck')?.firstElementChild ?? null;
        return [fly(back, { from, to: handOf(to), ms: 280 })];
      };
    }
    case 'USED':
    case 'USED_STOLEN':
      return () => [pulse(find(`[data-card="${event.card}"]`))];
    case 'GUARDED':
      return () => [shake(find('.j-played'))];
    case 'STAND_BUILT':
      return () => [unroll(find(`.j-side .j-stand[data-seat="${event.seat}"]:last-child`))];
    default:
      return null;
  }
}

/** A ware that was just lifted comes from where it lay. */
const lastLifted = new Map<Ware, DOMRect | null>();

function comesFrom(find: (what: string) => Element | null, ware: Ware): DOMRect | Element | null {
  const lifted = lastLifted.get(ware);
  lastLifted.delete(ware);
  return lifted ?? find('[data-lot] .j-ware') ?? find(`[data-supply="${ware}"] :is(.j-stack, .j-ware)`);
}

const rectOf = (place: Element | DOMRect | null): DOMRect | null =>
  place instanceof Element ? place.getBoundingClientRect() : place;

/** The thing itself comes from another place and size to where it is now. */
function arrive(thing: Element | null, from: DOMRect | null, ms: number, arc: number): Animation | undefined {
  if (!thing || !from || from.width === 0) return undefined;
  const to = thing.getBoundingClientRect();
  if (to.width === 0) return undefined;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(2, Math.max(0.3, from.height / to.height));
  const frames: Keyframe[] = [
    { translate: `${x}px ${y}px`, scale: `${scale}`, zIndex: 40 },
    ...(arc > 0 ? [{ translate: `${x / 2}px ${y / 2 - arc}px`, scale: `${(1 + scale) / 2}`, zIndex: 40 }] : []),
    { translate: '0 0', scale: '1', zIndex: 40 },
  ];
  return thing.animate(frames, { duration: ms, easing: EASE });
}

const MOST_COINS = 6;
/** Coins leave the tray or drop into it, one by one. */
function coins(find: (what: string) => Element | null, seat: Seat, amount: number): Started {
  const purse = find(`[data-purse="${seat}"] .j-tray`);
  const coin = find('.j-coin');
  const bank = find('.j-stage');
  const there = bank?.getBoundingClientRect();
  if (!purse || !coin || !there) return [];
  const box = coin.getBoundingClientRect();
  const middle = (rect: DOMRect): DOMRect =>
    new DOMRect(rect.left + rect.width / 2 - box.width / 2, rect.top + rect.height / 2, box.width, box.height);
  const [own, out] = [middle(purse.getBoundingClientRect()), middle(there)];
  const count = Math.min(MOST_COINS, Math.abs(amount));
  return Array.from({ length: count }, (_, i) =>
    fly(coin, { from: amount < 0 ? own : out, to: amount < 0 ? out : own, ms: 340, delay: i * 45, arc: 18 }),
  );
}

const pulse = (thing: Element | null): Animation | undefined =>
  thing?.animate({ scale: ['1', '1.12', '1'] }, { duration: 320, easing: EASE });
const shake = (thing: Element | null): Animation | undefined =>
  thing?.animate({ translate: ['0', '-6px', '6px', '-6px', '0'] }, { duration: 380 });
const unroll = (thing: Element | null): Animation | undefined =>
  thing?.animate({ clipPath: ['inset(0 0 100% 0)', 'inset(-20% -20% -20% -20%)'] }, { duration: 520, easing: EASE });
