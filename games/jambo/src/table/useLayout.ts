/** Which arrangement fits the screen: a desk, a phone upright, or one on its side. */
import { mediaHook } from '@dealers-choice/table/ui';
import type { Layout } from './market.ts';

const useDesk = mediaHook('(min-width: 1000px) and (min-height: 600px)');
const useSide = mediaHook('(min-aspect-ratio: 6 / 5)');

export function useLayout(): Layout {
  const [desk, side] = [useDesk(), useSide()];
  return desk ? 'desk' : side ? 'side' : 'phone';
}
