import { ACTIONS } from '../rules/table.ts';
import { useMarket } from './market.ts';
import { useJamboText } from './text/useJamboText.ts';

/** Over everything in the final turn: whose it is, what is left of it, and what decides. */
export function Banner() {
  const { view, name } = useMarket();
  const say = useJamboText();
  const { table, over } = view;
  if (!table.endgameFinalTurn || over) return null;
  const parts = [
    `${name(table.active)} · ${say.finalTurn}`,
    say.actionsOf(table.actions, ACTIONS),
    say.purse(name(0), table.gold[0]),
    say.purse(name(1), table.gold[1]),
    say.highestWins,
    say.noCheck,
  ];
  return (
    <p className="j-banner" data-testid="notice">
      {parts.map((part) => (
        <span key={part}>{part} </span>
      ))}
    </p>
  );
}
