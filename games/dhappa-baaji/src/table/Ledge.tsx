import { Asked, Prompt } from '@dealers-choice/table';
import { isStatic } from '../index.ts';
import { KeySign, Lamp } from './art/emblems.tsx';
import { type Desk, useDesk } from './desk.ts';
import { Arched } from './Niche.tsx';
import type { SortBy } from './order.ts';
import { called, names } from './saying.ts';
import type { Shape } from './shape.ts';
import { draw } from './Thali.tsx';

interface Props {
  shape: Shape;
  sortBy: SortBy;
  sort(by: SortBy): void;
}

/** Between mat and hand: who you are, what is asked, and the buttons that do the same as a tap on the table. */
export function Ledge({ shape, sortBy, sort }: Props) {
  const desk = useDesk();
  const { text, you, t, name, now, view } = desk;
  const notice = now.kit.words.notice?.(now.telling) ?? null;
  const line = lineFor(desk, shape === 'phone');
  return (
    <Asked className="ledge">
      {you !== null && <Arched seat={you} className="ledge-person" />}
      {you !== null && shape === 'desk' && (
        <span className="ledge-you">
          <strong className="font-display">{`${text.yourself}, ${name(you)}`}</strong>
          <span>{`${text.cards(t.hand[you].length)} · ${t.opened[you] ? text.opened : text.notOpen}`}</span>
        </span>
      )}
      {you === t.turnSeat && !view.over && shape !== 'phone' && <Lamp className="ledge-lamp" />}
      {shape === 'desk' && <Phases desk={desk} />}
      <div className="ledge-line">
        <Prompt className={line === '' ? 'ledge-prompt' : 'sr-only'} />
        {line !== '' && <p className="ledge-prompt">{line}</p>}
        {notice !== null && (
          <p data-testid="notice" className="notice">
            {t.mustPlay && <KeySign className="size-4" />}
            {notice}
          </p>
        )}
      </div>
      <Buttons desk={desk} />
      {desk.chosen.length === 0 && desk.air === null && you !== null && (
        <button
          type="button"
          className="ghost-button sort"
          aria-label={text.sortBy[sortBy === 'suit' ? 'rank' : 'suit']}
          onClick={() => sort(sortBy === 'suit' ? 'rank' : 'suit')}
        >
          {sortBy === 'suit' ? '♠♥' : 'A K'}
          <span className="sort-word">{text.sort}</span>
        </button>
      )}
    </Asked>
  );
}

/** While cards are chosen the line says what to do with them; `brief`: its buttons leave little room. */
function lineFor({ text, air, chosen, targets, joining }: Desk, brief: boolean): string {
  if (air?.kind === 'cards') return text.dropHere(names(text, air.cards));
  if (joining !== null) return text.joinWith;
  const [only, ...others] = chosen;
  if (!targets || only === undefined) return '';
  const lit = [...targets.runs.values(), targets.fresh].some(({ ways }) => ways.length > 0);
  if (others.length === 0 && targets.pile.ways.length > 0) {
    if (brief) return lit ? text.briefly.ends : text.briefly.final;
    return lit ? text.chosenEnds(called(text, only)) : text.chosenFinal(called(text, only));
  }
  return lit ? text.tapLit : targets.fresh.why || text.nowhere;
}

const PHASES = [
  ['PICK', 'pick'],
  ['PLAY', 'play'],
  ['DISCARD', 'discarding'],
] as const;

/** Pick, play, discard; a tap on the last one closes the play, which can be taken back. */
function Phases({ desk: { text, t, now, asked } }: { desk: Desk }) {
  const at = PHASES.findIndex(([phase]) => phase === t.phase);
  const ends = now.answers.find(({ move }) => 'do' in move && move.do === 'END_PLAY');
  return (
    <ol className="phases" aria-label={text.phase}>
      {PHASES.map(([phase, word], i) => (
        <li key={phase} data-now={i === at || undefined} aria-current={i === at ? 'step' : undefined}>
          {i < at ? <span aria-hidden="true">✓</span> : <Lamp lit={i === at} className="phase-lamp" />}
          {text[word]}
          {phase === 'DISCARD' && asked && ends?.why === null && (
            <button type="button" aria-label={text.finish} className="phase-tap" onClick={() => now.send(ends.move)} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** The bright button does what most likely is meant; what it does lies on the table, too. */
function Buttons({ desk }: { desk: Desk }) {
  const { text, now, asked, t, chosen, choose, targets, play, open, joining, join, cloth } = desk;
  if (!asked) return null;
  const prompt = now.question?.prompt;
  if (prompt === 'SCORED') {
    const [deal] = now.answers;
    return (
      <button type="button" className="brass-button" onClick={() => deal && now.send(deal.move)}>
        {text.deal}
      </button>
    );
  }
  if (cloth?.kind === 'pile') return null; // it has buttons of its own
  if (prompt === 'PICK') {
    return (
      <>
        <button type="button" className="brass-button" onClick={() => draw(desk)}>
          {text.draw}
        </button>
        {t.pile.length > 0 && (
          <button type="button" className="brass-button" onClick={() => open({ kind: 'pile' })}>
            {text.take}
          </button>
        )}
      </>
    );
  }
  if (joining !== null) {
    return (
      <button type="button" className="ghost-button" onClick={() => join(null)}>
        {text.cancel}
      </button>
    );
  }
  const [only] = chosen;
  if (!targets || only === undefined) return null;
  return (
    <>
      <button type="button" className="ghost-button" onClick={() => choose([])}>
        {text.clear}
      </button>
      {targets.fresh.ways.length > 0 ? (
        <button type="button" className="brass-button" onClick={() => play(targets.fresh)}>
          {text.newRun}
        </button>
      ) : (
        targets.pile.ways.length > 0 && (
          <button type="button" className="brass-button" data-confirm onClick={() => play(targets.pile)}>
            {discardLabel(desk, only)}
          </button>
        )
      )}
    </>
  );
}

function discardLabel({ text, t, you }: Desk, card: Parameters<typeof isStatic>[0]): string {
  if (you !== null && t.hand[you].length === 1) return text.goOut(called(text, card));
  return isStatic(card) ? text.dhappa(called(text, card), t.pile.length) : text.discard(called(text, card));
}
