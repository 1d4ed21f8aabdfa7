/** Every event as a movement of the things it is about. Places are measured before the change is drawn. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { fly, type Motion, rectOf, slideFrom, useMotion, useStage } from '@dealers-choice/table';
import { type RefObject, useRef } from 'react';
import type { Dhappa, DhappaEvent } from '../index.ts';

/** The first plays of a turn are followed with the eye; of many, the later ones go faster: a turn takes 3 s at most. */
const SLOW = 4;
const FAST_MS = 150;
const MS: Readonly<Record<string, number>> = {
  DREW: 380,
  PICKED: 420,
  RUN_CREATED: 320,
  RUN_EXTENDED: 320,
  TWO_SHIFTED: 320,
  JOKER_SWAPPED: 420,
  RUNS_MELDED: 420,
  DISCARDED: 340,
};

export function useTableStage(root: RefObject<HTMLElement | null>, you: Seat | null): void {
  const move = useMotion();
  const heard = useRef(0);
  const find = (what: string): HTMLElement | null => root.current?.querySelector<HTMLElement>(what) ?? null;
  const handOf = (seat: Seat): HTMLElement | null =>
    seat === you ? find('.hand') : find(`[data-seat="${seat}"] .niche-backs`);
  const heldPlace = (seat: Seat, card: CopyId): DOMRect | null =>
    rectOf((seat === you ? find(`[data-card="${card}"] .held-card`) : null) ?? handOf(seat));
  const laidCard = (card: CopyId): HTMLElement | null => find(`[data-laid="${card}"]`);

  const hear = (event: DhappaEvent): Motion | undefined => {
    if (event.type === 'TURN_STARTED') heard.current = 0;
    const usual = MS[event.type];
    if (usual === undefined) return event.type === 'DHAPPA' ? burn() : undefined;
    const ms = ++heard.current > SLOW ? FAST_MS : usual;
    switch (event.type) {
      case 'DREW':
        return comes(event.seat, [event.card], find('[data-pile="deck"] .pile-cards'), ms);
      case 'PICKED':
        return comes(event.seat, event.cards, find('[data-pile="pile"] .pile-cards'), ms);
      case 'TWO_SHIFTED': {
        const from = rectOf(laidCard(event.card));
        return move(() => slideFrom(from, laidCard(event.card), ms));
      }
      case 'JOKER_SWAPPED': {
        const [natural, joker] = event.cards;
        return both(
          natural === undefined ? undefined : lays(event.seat, [natural], ms),
          joker === undefined ? undefined : flies(event.seat, joker, ms),
        );
      }
      case 'RUNS_MELDED': {
        const other = find(`[data-run="${event.other}"]`);
        const places = [...(other?.querySelectorAll<HTMLElement>('[data-laid]') ?? [])].map(
          (one) => [Number(one.dataset.laid) as CopyId, rectOf(one)] as const,
        );
        return both(
          lays(event.seat, event.cards, ms),
          move(() => places.map(([card, from]) => slideFrom(from, laidCard(card), ms))),
        );
      }
      case 'RUN_CREATED':
      case 'RUN_EXTENDED':
        return lays(event.seat, event.cards, ms);
      case 'DISCARDED': {
        const from = heldPlace(event.seat, event.card);
        return move(() => slideFrom(from, find(`[data-pile="pile"] [data-laid="${event.card}"]`), ms));
      }
      default:
        return undefined;
    }
  };

  /** Cards come to a hand from a pile; those of others arrive as backs. */
  function comes(seat: Seat, cards: readonly CopyId[], pile: HTMLElement | null, ms: number): Motion | undefined {
    const from = rectOf(pile?.lastElementChild ?? pile);
    const back = find('[data-pile="deck"] .pile-card');
    return move(() =>
      seat === you
        ? cards.map((card) => slideFrom(from, find(`[data-card="${card}"]`), ms))
        : cards.map((_, i) =>
            fly(back, {
              from,
              to: handOf(seat)?.lastElementChild ?? handOf(seat),
              ms,
              delay: Math.min(i * 40, 160),
              arc: 20,
            }),
          ),
    );
  }

  function lays(seat: Seat, cards: readonly CopyId[], ms: number): Motion | undefined {
    const places = cards.map((card) => heldPlace(seat, card));
    return move(() => cards.map((card, i) => slideFrom(places[i], laidCard(card), ms)));
  }

  /** The Joker rises on its string and sails to the hand. */
  function flies(seat: Seat, joker: CopyId, ms: number): Motion | undefined {
    const from = rectOf(laidCard(joker));
    if (seat === you) return move(() => slideFrom(from, find(`[data-card="${joker}"]`), ms));
    return move(() => fly(find('[data-pile="deck"] .pile-card'), { from, to: handOf(seat), ms, arc: 40 }));
  }

  /** The pile whirls into the brazier. */
  function burn(): Motion | undefined {
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('[data-pile="pile"] .pile-open') ?? [])];
    // In the sky no pile says how wide they are.
    for (const card of cards) card.style.setProperty('--card-w', `${card.offsetWidth}px`);
    const to = find('.brazier');
    return move(() =>
      cards.map((card, i) => fly(card, { from: card, to, ms: 700, delay: 500 + i * 50, arc: 40, turn: 200 + i * 40 })),
    );
  }

  useStage<Dhappa>({ hear });
}

const both = (...motions: (Motion | undefined)[]): Motion => motions.flatMap((motion) => motion ?? []);
