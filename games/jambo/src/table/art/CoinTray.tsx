/**
 * Six wells of ten coins: a full tray is 60, the end of the game. Coins that would come are drawn in dashes. All parts
 * of one colour are one path, so that another amount of gold changes a few paths and makes no element. Rims are filled
 * too: how far a stroke reaches is costly to find out.
 */
import { range } from './shapes.ts';

const WELLS = 6;
const [WIDE, STEP, RY] = [30, 2.9, 4.2];
const TALL = STEP * 10 + RY * 2 + 13;
const FOOT = RY * 2 + 7;
const FLOOR = TALL - 6.5 - RY * 0.8;
const RX = WIDE * 0.38;
/** Half the height of a coin's edge. */
const HALF = STEP * 0.3;
/** Half the width of the line around a coin. */
const RIM = 0.35;

export function CoinTray({ gold, coming = 0 }: { gold: number; coming?: number }) {
  const wells = range(Math.max(WELLS, Math.ceil((gold + Math.max(0, coming)) / 10))).map((well) => ({
    x: well * WIDE + WIDE / 2,
    coins: tens(gold, well),
    all: tens(gold + coming, well),
  }));
  const wide = wells.length * WIDE;
  const d = (part: (well: Well) => string): string => wells.map(part).join('');
  const across = { x: 1, width: wide - 2, height: FOOT - 1 };
  return (
    <svg viewBox={`0 0 ${wide} ${TALL}`} className="j-tray" aria-hidden="true">
      <rect {...across} y={TALL - FOOT + 1} rx={FOOT / 2} className="j-tray-side" />
      <rect {...across} y={TALL - FOOT - 2} rx={FOOT / 2 - 0.5} className="j-tray-top" />
      <path d={d(({ x }) => ellipse(x, FLOOR, WIDE * 0.4, RY * 1.08))} className="j-tray-well" />
      <path d={d(edges)} fill="#8A5E10" />
      <path d={d(faces)} fill="#DFAA40" />
      <path d={d(rims)} fill="#9A6A14" />
      <path d={d((well) => top(well, RIM))} fill="#9A6A14" />
      <path d={d((well) => top(well, -RIM))} fill="#F5CF74" />
      <path d={d(mark)} fill="#B98322" />
      {coming !== 0 && wells.map((well) => <Change key={well.x} {...well} />)}
    </svg>
  );
}

const tens = (gold: number, well: number): number => Math.min(10, Math.max(0, gold - well * 10));

interface Well {
  x: number;
  coins: number;
  /** As many as there would be. */
  all: number;
}

const at = (n: number): number => Math.round(n * 100) / 100;
const heightOf = (coin: number): number => FLOOR - 1 - coin * STEP;
const staying = ({ coins, all }: Well): number => Math.min(coins, all);
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0Z`;
/** The front of a coin, from the left to the right. */
const front = (x: number, y: number): string => `M${at(x - RX)} ${at(y)}a${RX} ${RY} 0 0 0 ${2 * RX} 0`;

/** The column behind the faces: what is seen of it are the edges. */
function edges(well: Well): string {
  const coins = staying(well);
  if (coins === 0) return '';
  return `${front(well.x, heightOf(0) + HALF)}V${at(heightOf(coins - 1) - HALF)}h${-2 * RX}Z`;
}
/** Of each coin under another one a crescent is seen, as high as the other one leaves it. */
const faces = (well: Well): string => covered(well, (y) => crescent(well.x, y, STEP - 2 * HALF));
const rims = (well: Well): string => covered(well, (y) => crescent(well.x, y + RIM, 2 * RIM));
const crescent = (x: number, y: number, high: number): string =>
  `${front(x, y)}v${at(-high)}a${RX} ${RY} 0 0 1 ${-2 * RX} 0Z`;
const covered = (well: Well, part: (y: number) => string): string =>
  range(Math.max(0, staying(well) - 1))
    .map((coin) => part(heightOf(coin) - HALF))
    .join('');

function top(well: Well, wider: number): string {
  const coins = staying(well);
  return coins === 0 ? '' : ellipse(well.x, heightOf(coins - 1) - HALF, RX + wider, RY + wider);
}
function mark(well: Well): string {
  const coins = staying(well);
  return coins === 0 ? '' : `M${well.x} ${at(heightOf(coins - 1) - 3.2)}l4.2 2.3-4.2 2.3-4.2-2.3Z`;
}

/** The coins that would come or go. */
function Change({ x, coins, all }: Well) {
  const from = Math.min(coins, all);
  return range(Math.abs(all - coins)).map((i) => (
    <ellipse
      key={i}
      cx={x}
      cy={heightOf(from + i)}
      rx={RX}
      ry={RY}
      fill="#FFF3CF"
      stroke="#A8741A"
      strokeDasharray="2.2 1.8"
      opacity={all > coins ? 1 : 0.75}
    />
  ));
}
