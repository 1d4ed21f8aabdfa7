import { GUILDS } from '@dealers-choice/one-piece/faces';
import { useDecksText } from '../../words/decks.ts';
import { Crest } from '../Crest.tsx';
import { useKit } from '../KitContext.ts';
import type { Matchup, TestReport } from './report.ts';

export const percent = (share: number, places = 0): string => `${(100 * share).toFixed(places)} %`;

/** How the deck does against each other one; the band is the 95 % range. */
export function MatchupTable({ report: { matchups } }: { report: TestReport }) {
  const text = useDecksText().test;
  const most = Math.max(...matchups.map(({ of }) => of));
  return (
    <section className="deck-panel deck-matchups">
      <h3>
        {text.against} <small>{text.each(most)}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.deck}</th>
            <th scope="col" className="deck-num">
              {text.won}
            </th>
            <td className="deck-axis-head">
              <span>0</span>
              <span>50 %</span>
              <span>100</span>
            </td>
            <th scope="col" className="deck-num">
              %
            </th>
            <th scope="col" className="deck-num deck-wide">
              {text.first}
            </th>
            <th scope="col" className="deck-num deck-wide">
              {text.second}
            </th>
            <th scope="col" className="deck-num deck-wide">
              {text.turns}
            </th>
            <th scope="col" className="deck-num">
              {text.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {matchups
            .filter(({ of }) => of > 0)
            .map((matchup) => (
              <Row key={matchup.opponent.id} matchup={matchup} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ matchup: { opponent, won, of, first, second, turns, range, verdict } }: { matchup: Matchup }) {
  const text = useDecksText().test;
  const { shelf, starters } = useKit();
  const [leader] = shelf.named(opponent.leader);
  const colours =
    shelf.card(starters.find(({ id }) => id === opponent.id)?.leader ?? '')?.colours ?? leader?.colours ?? [];
  return (
    <tr>
      <th scope="row">
        <span className="deck-rival">
          <span className="deck-crests">
            {colours.map((colour) => (
              <i key={colour} style={{ '--guild-deep': GUILDS[colour].deep }}>
                <Crest colour={colour} />
              </i>
            ))}
          </span>
          <span>
            {opponent.name}
            <small>{opponent.leader}</small>
          </span>
        </span>
      </th>
      <td className="deck-num">
        <b>{won}</b>/{of}
      </td>
      <td className="deck-interval-cell">
        <div
          className="deck-interval"
          role="img"
          aria-label={text.range(percent(range.low), percent(range.high))}
          style={{ '--share': won / of, '--low': range.low, '--high': range.high }}
        >
          <u />
          <i />
          <s />
        </div>
      </td>
      <td className="deck-num deck-percent">{percent(won / of)}</td>
      <td className="deck-num deck-wide">{`${first.won}–${first.of - first.won}`}</td>
      <td className="deck-num deck-wide">{`${second.won}–${second.of - second.won}`}</td>
      <td className="deck-num deck-wide">{turns.toFixed(1)}</td>
      <td className={`deck-num deck-verdict deck-verdict-${verdict}`}>{text.verdicts[verdict]}</td>
    </tr>
  );
}
