import { GUILDS } from '@dealers-choice/one-piece/faces';
import { Button } from '@dealers-choice/table/ui';
import { useDecksText } from '../../words/decks.ts';
import { Crest } from '../Crest.tsx';
import { useKit } from '../KitContext.ts';
import { useDesk } from '../useDesk.ts';
import type { Matchup, Score, TestReport } from './report.ts';
import type { Watch } from './useWatch.ts';

export const percent = (share: number, places = 0): string => `${(100 * share).toFixed(places)}\u00a0%`;
const wonAndLost = ({ won, of }: Score): string => `${won}–${of - won}`;

/** How the deck does against each other one; the band is the 95 % range. */
export function Matchups({ report: { matchups }, watch }: { report: TestReport; watch: Watch }) {
  const text = useDecksText().test;
  const wide = useDesk();
  const most = Math.max(...matchups.map(({ of }) => of));
  const shown = matchups.filter(({ of }) => of > 0);
  return (
    <section className="deck-panel deck-matchups">
      <h3>
        {text.against} <small>{text.each(most)}</small>
      </h3>
      {wide ? <MatchupTable matchups={shown} watch={watch} /> : <MatchupCards matchups={shown} watch={watch} />}
    </section>
  );
}

interface Props {
  matchups: readonly Matchup[];
  watch: Watch;
}

function MatchupTable({ matchups, watch }: Props) {
  const text = useDecksText().test;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.deck}</th>
          <th scope="col" className="deck-num">
            {text.won}
          </th>
          <td className="deck-axis-head">
            <Axis />
          </td>
          {['%', text.first, text.second, text.turns, text.verdict, text.loss].map((head) => (
            <th key={head} scope="col" className="deck-num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matchups.map((matchup) => (
          <tr key={matchup.opponent.id}>
            <th scope="row">
              <Rival matchup={matchup} />
            </th>
            <td className="deck-num">
              <b>{matchup.won}</b>/{matchup.of}
            </td>
            <td className="deck-interval-cell">
              <Interval matchup={matchup} />
            </td>
            <td className="deck-num deck-percent">{percent(matchup.won / matchup.of)}</td>
            <td className="deck-num">{wonAndLost(matchup.first)}</td>
            <td className="deck-num">{wonAndLost(matchup.second)}</td>
            <td className="deck-num">{matchup.turns.toFixed(1)}</td>
            <td className={`deck-num deck-verdict deck-verdict-${matchup.verdict}`}>
              {text.verdicts[matchup.verdict]}
            </td>
            <td className="deck-num">
              <WatchLoss matchup={matchup} watch={watch} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same where a row has no room for it. */
function MatchupCards({ matchups, watch }: Props) {
  const text = useDecksText().test;
  return (
    <ul className="deck-matchup-cards">
      {matchups.map((matchup) => (
        <li key={matchup.opponent.id}>
          <div className="deck-matchup-head">
            <Rival matchup={matchup} />
            <span className="deck-num">
              <b>{matchup.won}</b>/{matchup.of}
            </span>
            <span className="deck-num deck-percent">{percent(matchup.won / matchup.of)}</span>
          </div>
          <Interval matchup={matchup} />
          <div className="deck-axis-head" aria-hidden="true">
            <Axis />
          </div>
          <dl>
            <Fact name={text.first}>{wonAndLost(matchup.first)}</Fact>
            <Fact name={text.second}>{wonAndLost(matchup.second)}</Fact>
            <Fact name={text.turns}>{matchup.turns.toFixed(1)}</Fact>
            <Fact name={text.verdict} className={`deck-verdict-${matchup.verdict}`}>
              {text.verdicts[matchup.verdict]}
            </Fact>
          </dl>
          <WatchLoss matchup={matchup} watch={watch} alone />
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, className = '', children }: { name: string; className?: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function Axis() {
  return (
    <>
      <span>0</span>
      <span>50 %</span>
      <span>100</span>
    </>
  );
}

interface LossProps {
  matchup: Matchup;
  watch: Watch;
  /** Nothing beside it says what it is. */
  alone?: boolean;
}

/** The shortest game that was lost; of a matchup without one, nothing. */
function WatchLoss({ matchup, watch: { preparing, watch }, alone = false }: LossProps) {
  const text = useDecksText().test;
  const { opponent, loss } = matchup;
  if (!loss) return null;
  return (
    <Button
      icon="replay"
      aria-label={text.watchLoss(opponent.name, loss.turns)}
      aria-disabled={preparing !== null}
      className="deck-watch"
      onClick={() => watch(loss.index)}
    >
      {preparing === loss.index ? text.preparing : (alone ? text.watchShortest : text.lossTurns)(loss.turns)}
    </Button>
  );
}

function Interval({ matchup: { won, of, range } }: { matchup: Matchup }) {
  const text = useDecksText().test;
  return (
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
  );
}

function Rival({ matchup: { opponent } }: { matchup: Matchup }) {
  const { shelf, starters } = useKit();
  const [leader] = shelf.named(opponent.leader);
  const colours =
    shelf.card(starters.find(({ id }) => id === opponent.id)?.leader ?? '')?.colours ?? leader?.colours ?? [];
  return (
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
  );
}
