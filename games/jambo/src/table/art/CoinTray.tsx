/** Six wells of ten coins: a full tray is 60, the end of the game. Coins that would come are drawn in dashes. */
import { range } from './shapes.ts';

const WELLS = 6;
const [WIDE, STEP, RY] = [30, 2.9, 4.2];
const TALL = STEP * 10 + RY * 2 + 13;

export function CoinTray({ gold, coming = 0 }: { gold: number; coming?: number }) {
  const wells = Math.max(WELLS, Math.ceil((gold + Math.max(0, coming)) / 10));
  const foot = RY * 2 + 7;
  return (
    <svg viewBox={`0 0 ${wells * WIDE} ${TALL}`} className="j-tray" aria-hidden="true">
      <rect
        x="1"
        y={TALL - foot + 1}
        width={wells * WIDE - 2}
        height={foot - 1}
        rx={foot / 2}
        className="j-tray-side"
      />
      <rect
        x="1"
        y={TALL - foot - 2}
        width={wells * WIDE - 2}
        height={foot - 1}
        rx={foot / 2 - 0.5}
        className="j-tray-top"
      />
      {range(wells).map((well) => (
        <Well key={well} x={well * WIDE + WIDE / 2} coins={tens(gold, well)} all={tens(gold + coming, well)} />
      ))}
    </svg>
  );
}

const tens = (gold: number, well: number): number => Math.min(10, Math.max(0, gold - well * 10));

function Well({ x, coins, all }: { x: number; coins: number; all: number }) {
  const floor = TALL - 6.5 - RY * 0.8;
  const rx = WIDE * 0.38;
  return (
    <>
      <ellipse cx={x} cy={floor} rx={WIDE * 0.4} ry={RY * 1.08} className="j-tray-well" />
      {range(Math.max(coins, all)).map((i) => {
        const y = floor - 1 - i * STEP;
        if (i >= coins || i >= all) {
          return (
            <ellipse
              key={i}
              cx={x}
              cy={y}
              rx={rx}
              ry={RY}
              fill="#FFF3CF"
              stroke="#A8741A"
              strokeDasharray="2.2 1.8"
              opacity={i >= coins ? 1 : 0.75}
            />
          );
        }
        const top = i === Math.min(coins, all) - 1;
        return (
          <g key={i}>
            <ellipse cx={x} cy={y + STEP * 0.3} rx={rx} ry={RY} fill="#8A5E10" />
            <ellipse
              cx={x}
              cy={y - STEP * 0.3}
              rx={rx}
              ry={RY}
              fill={top ? '#F5CF74' : '#DFAA40'}
              stroke="#9A6A14"
              strokeWidth=".7"
            />
            {top && <path d={`M${x} ${y - 3.2}l4.2 2.3-4.2 2.3-4.2-2.3Z`} fill="#B98322" />}
          </g>
        );
      })}
    </>
  );
}
