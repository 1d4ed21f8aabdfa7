import { ACTIONS } from '../rules/table.ts';
import { useMarket } from './market.ts';
import { useJamboText } from './text/useJamboText.ts';

/** Over everything in the final turn: whose it is, what is left of it, and what decides. */
export function Banner() {
  const { view, name, layout } = useMarket();
  const say = useJamboText();
  const { table, over } = view;
  if (!table.endgameFinalTurn || over) return null;
  const parts = [
    `${name(table.active)} · ${say.finalTurn}`,
    say.actionsOf(table.actions, ACTIONS),
    say.purse(name(0), table.gold[0]),
    say.purse(name(1), table.gold[1]),
  ];
  return (
    <p className="j-banner" data-testid="notice">
      <Parts of={layout === 'desk' ? [...parts, say.highestWins, say.noCheck] : parts} />
    </p>
  );
}

/** What decides, above the hand: on a phone the banner has one line, so that no stand moves for it. */
export function Decides() {
  const { view, layout } = useMarket();
  const say = useJamboText();
  if (!view.table.endgameFinalTurn || view.over || layout === 'desk') return null;
  return (
    <p className="j-decides" data-testid="decides">
      <Parts of={[say.highestWins, say.noCheck]} />
    </p>
  );
}

const Parts = ({ of }: { of: readonly string[] }) => of.map((part) => <span key={part}>{part} </span>);
