import type { OwnMatch } from '@dealers-choice/protocol';
import { Button } from '@dealers-choice/table/ui';
import { useGameNames } from '../home/useGameNames.ts';
import { useLobbyText } from '../words/lobby.ts';
import { World } from '../worlds/World.tsx';
import { othersIn } from './own-matches.ts';

interface Props {
  matches: readonly OwnMatch[];
  goOn(match: OwnMatch): void;
}

/** The matches that wait for somebody, whoever's turn it is. */
export function RunningGames({ matches, goOn }: Props) {
  const text = useLobbyText();
  const names = useGameNames();
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="running-games" className="lobby-running">
      <h2 id="running-games" className="text-xl">
        {text.running.title}
      </h2>
      <ul className="lobby-running-list">
        {matches.map((match) => {
          const others = othersIn(match);
          const title = match.title || names(match.game);
          return (
            <li key={match.match} className="lobby-row" data-open={match.yourTurn || undefined}>
              <World game={match.game} low className="lobby-row-picture" />
              <div className="min-w-0 grow wrap-anywhere">
                <h3 className="text-lg leading-tight">{title}</h3>
                <p className="text-sm text-soft">
                  {`${others === '' ? text.running.alone : text.running.with(others)} · `}
                  <span className={match.yourTurn ? 'font-semibold text-ink' : ''}>
                    {match.yourTurn ? text.running.yourTurn : text.running.theirTurn}
                  </span>
                </p>
              </div>
              <Button look={match.yourTurn ? 'second' : 'plain'} onClick={() => goOn(match)} className="shrink-0">
                <span aria-hidden="true">{match.yourTurn ? text.goOn : text.lookIn}</span>
                <span className="sr-only">{text.at(match.yourTurn ? text.goOn : text.lookIn, title)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
