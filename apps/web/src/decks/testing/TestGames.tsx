import type { Trouble } from '@dealers-choice/one-piece/decks';
import { Button } from '@dealers-choice/table/ui';
import { Notice } from '../../ui/Panel.tsx';
import { useDecksText } from '../../words/decks.ts';
import { Face } from '../Face.tsx';
import { useKit } from '../KitContext.ts';
import { useRoom } from '../room.ts';
import type { SavedDeck } from '../saved-decks.ts';
import { Lengths, WonWhenDrawn } from './LengthsAndCards.tsx';
import { Matchups, percent } from './Matchups.tsx';
import { worstLoss } from './report.ts';
import './test-games.css';
import { opponentsOf, type Tested, USUAL_GAMES, useTesting } from './testing.ts';
import { useWatch } from './useWatch.ts';

/** 200 games between navigators: what they say of the deck, with how sure that is. */
export function TestGames({ deck, troubles }: { deck: SavedDeck; troubles: readonly Trouble[] }) {
  const text = useDecksText().test;
  const kit = useKit();
  const tested = useTesting((s) => s.tested[deck.id]);
  const { start, cancel } = useTesting.getState();
  const rivals = useRoom((s) => s.decks).filter(({ set }) => set === kit.set);
  const running = tested?.state === 'running';
  const begin = (games: number): void => void start(deck, kit, rivals, games);
  if (troubles.length > 0) return <Notice kind="problem">{text.problems}</Notice>;
  return (
    <div className="deck-test">
      {!tested && (
        <section className="deck-panel deck-test-none">
          <h2>{text.none}</h2>
          <p>{text.about(USUAL_GAMES, opponentsOf(deck, kit, rivals).length)}</p>
          <Button look="primary" icon="play" onClick={() => begin(USUAL_GAMES)}>
            {text.start(USUAL_GAMES)}
          </Button>
        </section>
      )}
      {running && tested && (
        <div className="deck-panel deck-progress" role="status">
          <progress
            max={tested.plan.games}
            value={tested.done}
            aria-label={text.running(tested.done, tested.plan.games)}
          />
          <span>{text.running(tested.done, tested.plan.games)}</span>
          <Button icon="close" onClick={cancel}>
            {text.cancel}
          </Button>
        </div>
      )}
      {tested && typeof tested.state === 'object' && (
        <Notice kind="problem">{text.failed(tested.state.problem)}</Notice>
      )}
      {tested?.state === 'cancelled' && <Notice>{text.cancelled(tested.done)}</Notice>}
      {tested && tested.report.of > 0 && (
        <>
          <Summary deck={deck} />
          <Report tested={tested} begin={begin} />
        </>
      )}
    </div>
  );
}

function Report({ tested, begin }: { tested: Tested; begin(games: number): void }) {
  const text = useDecksText().test;
  const { report, plan, milliseconds, workers, state } = tested;
  const watch = useWatch(plan);
  const worst = worstLoss(report);
  const { loss = null } = worst ?? {};
  return (
    <>
      {watch.problem !== null && <Notice kind="problem">{text.cannotWatch(watch.problem)}</Notice>}
      <div className="deck-test-two">
        <Matchups report={report} watch={watch} />
        <section className="deck-panel deck-test-side">
          <Lengths report={report} />
          <WonWhenDrawn report={report} />
          <div>
            <h3>{text.how}</h3>
            <p>{text.howAbout(plan.seed, (milliseconds / 1000).toFixed(1), workers)}</p>
            {state !== 'running' && (
              <div className="mt-2 flex flex-wrap gap-2">
                {worst && loss && (
                  <Button icon="play" aria-disabled={watch.preparing !== null} onClick={() => watch.watch(loss.index)}>
                    {text.watchWorst(worst.opponent.name)}
                  </Button>
                )}
                <Button onClick={() => begin(USUAL_GAMES)}>{text.again(USUAL_GAMES)}</Button>
                <Button onClick={() => begin(1000)}>{text.again(1000)}</Button>
              </div>
            )}
          </div>
        </section>
      </div>
    </>
  );
}

function Summary({ deck }: { deck: SavedDeck }) {
  const text = useDecksText().test;
  const { shelf } = useKit();
  const tested = useTesting((s) => s.tested[deck.id]);
  const leader = shelf.card(deck.leader);
  if (!tested) return null;
  const { report } = tested;
  const endings: Readonly<Record<string, string>> = text.endings;
  const facts: readonly (readonly [string, string])[] = [
    [text.first, `${report.first.won}/${report.first.of}`],
    [text.second, `${report.second.won}/${report.second.of}`],
    [text.turns, report.turns.toFixed(1)],
    [text.wonBy, report.endings.map(({ reason, n }) => `${endings[reason] ?? reason} ${n}`).join(' · ')],
  ];
  return (
    <section className="deck-panel deck-summary">
      {leader && <Face card={leader} width={88} />}
      <div className="deck-summary-main">
        <h2>{text.title(deck.name, report.won, report.of)}</h2>
        <div
          className="deck-share"
          aria-hidden="true"
          style={{ '--share': report.won / report.of, '--low': report.range.low, '--high': report.range.high }}
        >
          <i />
          <u />
          <s />
        </div>
        <p>
          {text.truth(
            percent(report.won / report.of, 1),
            report.of,
            percent(report.range.low),
            percent(report.range.high),
          )}
        </p>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
