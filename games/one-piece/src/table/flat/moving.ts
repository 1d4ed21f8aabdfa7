/** What an event sets in motion on the flat table: cards fly from where they lay to where they lie now. */
import type { Seat } from '@dealers-choice/kernel';
import { fly, rectOf, slideFrom } from '@dealers-choice/table';
import type { CardArea, OnePieceEvent } from '../../rules/table.ts';

type Start = () => Animation | undefined | readonly (Animation | undefined)[];

const MS = 380;

/** Where the cards of an area are on the screen, if they are not drawn one by one. */
function placeOf(root: Element, seat: Seat, area: CardArea | 'COST_AREA', near: Seat): Element | null {
  const find = (selector: string): Element | null => root.querySelector(selector);
  if (area === 'HAND' && seat === near) return find('.op-hand');
  return find(`[data-pile="${seat}-${area}"]`) ?? find(`.op-plate[data-seat="${seat}"]`);
}
const cardOf = (root: Element, card: number): HTMLElement | null =>
  card === 0 ? null : root.querySelector<HTMLElement>(`[data-card="${card}"]`);

/** Measured before the change is drawn; what it returns starts when it is. Null: nothing moves. */
export function moving(root: Element, event: OnePieceEvent, near: Seat): Start | null {
  switch (event.type) {
    case 'cardMoved': {
      const { seat, card, from, to } = event;
      const start = rectOf(cardOf(root, card) ?? placeOf(root, seat, from, near));
      return () => {
        const here = cardOf(root, card);
        if (here) return slideFrom(start, here, MS);
        const place = placeOf(root, seat, to, near);
        return fly(root.querySelector('.op-backs i, .op-pile-top canvas'), { from: start, to: place, ms: MS, arc: 24 });
      };
    }
    case 'donGiven': {
      const { seat, card } = event;
      const start = rectOf(root.querySelector(`[data-pile="${seat}-COST_AREA"] .op-don`));
      return () =>
        fly(root.querySelector('.op-don'), {
          from: start,
          to: cardOf(root, card)?.querySelector('.op-given'),
          ms: 320,
        });
    }
    case 'powerChanged': {
      const { card } = event;
      return () =>
        cardOf(root, card)
          ?.querySelector('.op-power')
          ?.animate({ scale: [1, 1.35, 1] }, 260);
    }
    case 'attackDeclared': {
      const { card, target } = event;
      return () => lunge(cardOf(root, card), cardOf(root, target));
    }
    case 'cardPlayed':
    case 'triggerUsed':
    case 'blockDeclared': {
      const { card } = event;
      return () => cardOf(root, card)?.animate({ scale: [1, 1.12, 1] }, 320);
    }
    case 'lifeLost': {
      const { seat } = event;
      const life = root.querySelector(`[data-pile="${seat}-LIFE"]`);
      return () => life?.animate({ scale: [1, 1.4, 1] }, 420);
    }
    default:
      return null;
  }
}

/** The attacker dashes a part of the way, and back. */
function lunge(attacker: HTMLElement | null, target: HTMLElement | null): Animation | undefined {
  if (!attacker || !target) return undefined;
  const [a, b] = [attacker.getBoundingClientRect(), target.getBoundingClientRect()];
  const [x, y] = [(b.left - a.left) * 0.35, (b.top - a.top) * 0.35];
  return attacker.animate(
    [{ translate: '0 0' }, { translate: `${x}px ${y}px`, zIndex: 5, offset: 0.45 }, { translate: '0 0' }],
    { duration: 520, easing: 'ease-in-out' },
  );
}
