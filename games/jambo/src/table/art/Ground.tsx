/** The square under everything: rings of the sun in the sand. */
import { burst } from './shapes.ts';

const RINGS = [
  [90, 130, 20],
  [170, 215, 32],
  [270, 320, 44],
  [400, 455, 60],
  [560, 620, 80],
  [740, 805, 100],
] as const;
const hole = (r: number): string => `M${r} 0a${r} ${r} 0 1 0 ${-2 * r} 0a${r} ${r} 0 1 0 ${2 * r} 0Z`;
const PATH = RINGS.map(([inner, outer, rays]) => burst(0, 0, inner, outer, rays) + hole(inner - 14)).join('');

export function Ground() {
  return (
    <svg viewBox="-720 -360 1440 900" preserveAspectRatio="xMidYMid slice" className="j-ground" aria-hidden="true">
      <path d={PATH} fillRule="evenodd" />
    </svg>
  );
}
