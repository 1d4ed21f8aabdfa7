import type { Seat } from '@dealers-choice/kernel';
import { Asked, type DuelNow, HoldPad, Prompt, StopButton, useDuel, useNow } from '@dealers-choice/table';
import { Token } from '@dealers-choice/table/ui';
import { useRef } from 'react';
import { type Distance, RANGES, SWING } from '../../index.ts';
import type { DoorText } from '../text/en.ts';
import { useDoorText } from '../text/useDoorText.ts';
import { Stage } from './Stage.tsx';
import { type DuelShown, phaseOf } from './shown.ts';
import { Thrower } from './Thrower.tsx';

interface Props {
  shown: DuelShown;
  /** Living players who look on. */
  watchers: readonly Seat[];
  name(seat: Seat): string;
}

/** Chaos: the picture is the meter. Can and body are drawn exactly as wide as their parts of the rail. */
export function Duel({ shown, watchers, name }: Props) {
  const { clockwork } = useNow();
  const live = useDuelOf(clockwork);
  const say = useDoorText();
  const hand = useRef<SVGGElement>(null);
  const { thrower, defender, distance, result } = shown;
  return (
    <Asked className="door-duel">
      <header className="door-duel-head">
        <p className="door-duel-title">{say.chaos}</p>
        <p className="door-duel-who">
          <Token seat={thrower} /> <b>{name(thrower)}</b> {say.throwsAt} <Token seat={defender} />{' '}
          <b>{name(defender)}</b>
          <Pips distance={distance} say={say} />
          <span className="door-duel-sweep">{say.sweep((2 * SWING) / RANGES[distance].speed / 1000)}</span>
        </p>
      </header>
      <Stage shown={shown} watchers={watchers} live={live} hand={hand} name={name} />
      <Thrower seat={thrower} phase={phaseOf(shown, live)} lost={result?.loser === thrower} hand={hand} />
      <Legend shown={shown} name={name} say={say} />
      <Foot shown={shown} live={live} name={name} />
    </Asked>
  );
}

/** Where nobody can answer a duel there is no clockwork, and nothing to run. */
const IDLE = { asked: [], away: [], stopped: null, sitting: 0, steady: false, answer: () => {}, begin: () => {} };
const useDuelOf = (clockwork: ReturnType<typeof useNow>['clockwork']): DuelNow | null => useDuel(clockwork ?? IDLE);

const Pips = ({ distance, say }: { distance: Distance; say: DoorText }) => (
  <span className="door-pips" title={say.distance(distance)}>
    {[1, 2, 3, 4].map((n) => (
      <i key={n} data-on={n <= distance || undefined} />
    ))}
    <b>{say.difficulty(distance)}</b>
  </span>
);

interface Part {
  shown: DuelShown;
  name(seat: Seat): string;
}

/** Who dies of what, where there is room to say it beside the ruler. */
const Legend = ({ shown: { thrower, defender }, name, say }: Part & { say: DoorText }) => {
  const { flinch } = useNow().view.options as { flinch?: boolean };
  return (
    <ul className="door-duel-legend" aria-hidden="true">
      <li data-zone="can">{say.ifCan(name(defender))}</li>
      <li data-zone="body">{say.ifNot(name(thrower))}</li>
      {flinch !== false && <li>{say.ifFlinch(name(defender))}</li>}
    </ul>
  );
};

/** What is asked, what to do about it, and how it went. */
function Foot({ shown, live, name }: Part & { live: DuelNow | null }) {
  const { kit, view, telling } = useNow();
  const say = useDoorText();
  const { defender, result } = shown;
  const question = view.asking;
  const label = (one: { clock: string }, timing: number | null): string =>
    question ? kit.words.move({ timing, for: one.clock }, question, telling) : '';
  const phase = phaseOf(shown, live);
  return (
    <div className="door-duel-foot">
      <Prompt className="door-prompt" />
      {result ? (
        <p className="door-duel-result" role="status">
          {say.result(result.outcome, name(result.loser))}
        </p>
      ) : phase === 'flying' ? (
        <p className="door-flight">
          {say.willFlinch(name(defender))}
          <i />
        </p>
      ) : (
        <p className="door-hint">{live?.holder && phase === 'ready' ? say.holdToStand : say.takeTime}</p>
      )}
      <div className="door-duel-hands">
        {live?.holder && !result && <HoldPad now={live} holder={live.holder} label={label(live.holder, null)} />}
        {live?.stopper && !result && (
          <StopButton now={live} stopper={live.stopper} label={label(live.stopper, 0)} className="door-throw" />
        )}
      </div>
    </div>
  );
}
