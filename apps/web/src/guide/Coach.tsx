import { useLanguage } from '@dealers-choice/table';
import { Button, ButtonLink } from '@dealers-choice/table/ui';
import type { GuideWords } from '@dealers-choice/words/guide';
import { lineOf, placesOf } from '@dealers-choice/words/guide';
import { use, useEffect, useState } from 'react';
import { playNow } from '../app/play.ts';
import { hrefOf } from '../app/route.ts';
import { useMatch } from '../app/stores.ts';
import type { MatchPlan } from '../match/contract.ts';
import { useGuideText } from '../words/guide.ts';
import { beginGuide, useReading } from './begin.ts';
import { Crow } from './Crow.tsx';
import { type Guided, guideOf, hasGuide } from './guides.ts';
import { noteLearned } from './learned.ts';
import { useSpots } from './spots.ts';
import { type Place, placeIn } from './walk.ts';
import './guide.css';

/** Above the table of a guided match: what to do next, and why. */
export function Coach({ plan }: { plan: MatchPlan }) {
  const closed = useReading((s) => s.closed);
  const sitting = useMatch((s) => s.sitting);
  if (!plan.line || !hasGuide(plan.game) || closed === sitting) return null;
  return <Steps plan={plan} line={plan.line} />;
}

function Steps({ plan, line }: { plan: MatchPlan; line: NonNullable<MatchPlan['line']> }) {
  const guided = use(guideOf(plan.game, useLanguage()));
  const along = useMatch((s) => s.along);
  const read = useReading((s) => s.read);
  // A match that was left and whose guide has another line now is simply a match.
  if (!along || JSON.stringify(lineOf(guided.guide)) !== JSON.stringify(line.moves)) return null;
  return <Step game={plan.game} guided={guided} place={placeIn(guided.guide, along, read)} />;
}

interface StepProps {
  game: string;
  guided: Guided;
  place: Place;
}

function Step({ game, guided: { guide, text }, place: { step, stand } }: StepProps) {
  const say = useGuideText();
  const asked = useMatch((s) => s.asked.length > 0);
  const next = useMatch((s) => s.along?.next ?? null);
  const here = guide.steps[step];
  // While the others' answers are shown, nothing is asked yet.
  const busy = stand === 'waits' || (stand === 'asks' && !asked);
  useSpots(stand === 'asks' && asked ? next : null, busy || stand === 'strayed' ? undefined : here?.at);
  useEffect(() => {
    if (stand === 'ends') noteLearned(game);
  }, [stand, game]);
  const words: GuideWords | undefined =
    stand === 'strayed' ? say.strayed : busy ? say.others : here ? text[here.id] : undefined;
  if (!words) return null;
  return (
    <aside data-guide data-stand={busy ? 'waits' : stand} aria-label={say.name} className="coach under-bar">
      <Crow />
      <div role="status" aria-atomic="true" className="coach-words">
        <p className="coach-count">{say.step(step + 1, guide.steps.length)}</p>
        <p className="coach-title">{words.title}</p>
        <p>{words.text}</p>
      </div>
      <Ways key={`${step} ${stand}`} game={game} places={placesOf(guide)} place={{ step, stand }} why={words.why} />
    </aside>
  );
}

interface WaysProps {
  game: string;
  /** How many moves come before each step. */
  places: readonly number[];
  place: Place;
  why: string | undefined;
}

function Ways({ game, places, place: { step, stand }, why }: WaysProps) {
  const say = useGuideText();
  const language = useLanguage();
  const moves = useMatch((s) => s.along?.moves ?? 0);
  const sitting = useMatch((s) => s.sitting);
  const [open, setOpen] = useState(false);
  /** Steps that need no other position are just read again. */
  const goTo = (wanted: number): void => {
    if (stand !== 'strayed' && places[wanted] === moves) useReading.setState({ read: wanted });
    else void beginGuide(game, language, wanted);
  };
  const close = (): void => useReading.setState({ closed: sitting });
  return (
    <div className="coach-ways">
      {open && (
        <p role="status" className="coach-why">
          {why}
        </p>
      )}
      {stand === 'reads' && (
        <Button look="primary" data-guide-next onClick={() => useReading.setState({ read: step + 1 })}>
          {say.next}
        </Button>
      )}
      {stand === 'strayed' && (
        <Button look="primary" onClick={() => goTo(step)}>
          {say.again}
        </Button>
      )}
      {stand === 'ends' && (
        <>
          <Button look="primary" onClick={() => void playNow(game, language)}>
            {say.playForReal}
          </Button>
          <ButtonLink href={hrefOf({ at: 'help', game })}>{say.rules}</ButtonLink>
        </>
      )}
      {why !== undefined && (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {say.why}
        </Button>
      )}
      {step > 0 && stand !== 'strayed' && <Button onClick={() => goTo(step - 1)}>{say.back}</Button>}
      {stand !== 'ends' && (
        <Button look="quiet" onClick={close}>
          {stand === 'strayed' ? say.playOn : say.skip}
        </Button>
      )}
    </div>
  );
}
