import { GOAL, pointsIn, type Table, type Team } from '../index.ts';
import { Emblem } from './art/emblems.tsx';
import { useDhappaText } from './text/useDhappaText.ts';

const TEAMS: readonly Team[] = ['A', 'B'];
const PARTS = ['board', 'left', 'goingOut', 'longRuns'] as const;

/** What the last deal of a points match brought each team, and how the match stands. */
export function ScoreTable({ t, wentOut }: { t: Table; wentOut: Team | null }) {
  const text = useDhappaText();
  const of = { A: pointsIn(t, 'A', wentOut), B: pointsIn(t, 'B', wentOut) };
  const total = { A: t.scoreA, B: t.scoreB };
  const dealt = (team: Team): number => PARTS.reduce((sum, part) => sum + of[team][part], 0);
  const rows: [string, (team: Team) => string][] = [
    ...PARTS.map((part): [string, (team: Team) => string] => [text.points[part], (team) => signed(of[team][part])]),
    [text.points.deal, (team) => signed(dealt(team))],
    [text.points.before, (team) => `${total[team] - dealt(team)}`],
    [text.points.match(GOAL), (team) => `${total[team]}`],
  ];
  return (
    <table className="score">
      <thead>
        <tr>
          <th scope="col">{text.dealNumber(t.deal)}</th>
          {TEAMS.map((team) => (
            <th key={team} scope="col">
              <Emblem team={team} className="sign" />
              {text.team(team)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, figure], i) => (
          <tr key={what} data-sum={i >= PARTS.length || undefined}>
            <th scope="row">{what}</th>
            {TEAMS.map((team) => (
              <td key={team}>{figure(team)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (points: number): string => (points === 0 ? '–' : points > 0 ? `+${points}` : `−${-points}`);
