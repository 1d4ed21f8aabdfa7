import type { CopyId } from '@dealers-choice/kernel';
import type { Answer } from '@dealers-choice/table';
import { useState } from 'react';
import { isWild, keyUses, nameOf, parseSlot, type Run } from '../index.ts';
import { WholeCard } from './art/cards.tsx';
import { KeySign, Verdict } from './art/emblems.tsx';
import { Cloth } from './Cloth.tsx';
import { type Desk, useDesk } from './desk.ts';
import { spanOf } from './picture.ts';
import { called, names } from './saying.ts';

/** The discard pile, the top card first: how deep to reach, and why not. Outside the pick it is only looked at. */
export function PileReach() {
  const desk = useDesk();
  const { text, t, now, asked, say, open } = desk;
  const [depth, reach] = useState(0);
  const picking = asked && now.question?.prompt === 'PICK';
  const cards = [...t.pile].reverse();
  const chosen = picking ? answerAt(desk, depth) : undefined;
  const able = chosen?.why === null;
  const take = (): void => {
    if (!chosen) return;
    if (chosen.why !== null) {
      say(chosen.why);
      return;
    }
    open(null);
    now.send(chosen.move);
  };
  const key = called(text, cards[depth - 1] ?? 0);
  const along = t.pile.slice(-depth).slice(1).reverse();
  return (
    <Cloth
      title={picking ? text.howDeep : text.pileTitle}
      feet={
        picking &&
        depth > 0 && (
          <>
            {able && (
              <span className="cloth-note">{along.length === 0 ? text.putBack : text.along(names(text, along))}</span>
            )}
            <button type="button" className="brass-button" aria-disabled={!able} onClick={take}>
              {able && <KeySign className="size-5" />}
              {able ? text.takeKey(depth, key) : text.cannotTake(key)}
            </button>
          </>
        )
      }
    >
      {picking && <p className="cloth-help">{text.pileHelp}</p>}
      <ol className="reach">
        {cards.map((card, i) => (
          <Depth
            key={card}
            card={card}
            depth={i + 1}
            reached={i < depth}
            isKey={i + 1 === depth}
            why={picking ? reasonAt(desk, i + 1) : null}
            choose={picking ? () => reach(i + 1) : undefined}
          />
        ))}
      </ol>
    </Cloth>
  );
}

const answerAt = ({ now }: Desk, depth: number): Answer | undefined =>
  now.answers.find(({ move }) => 'do' in move && move.do === 'PICK_DISCARD' && move.at === depth);

interface Reason {
  able: boolean;
  text: string;
}

/** Where the card of this depth would go, or why it goes nowhere. */
function reasonAt(desk: Desk, depth: number): Reason {
  const { text, t, you, runs } = desk;
  const answer = answerAt(desk, depth);
  if (answer?.why !== null || you === null) return { able: false, text: whyNot(desk, depth) };
  const uses = keyUses(t, you, depth);
  const spans = uses.runs.flatMap((id) => {
    const run = runs.find((one) => one.id === id);
    return run ? [spanIn(run)] : [];
  });
  if (spans.length > 0) return { able: true, text: text.goesOn(spans) };
  if (uses.fresh.length > 0)
    return {
      able: true,
      text: text.asNewRun(uses.fresh.map(({ as, wild }) => (wild ? text.wildAs(as) : as)).join(' ')),
    };
  return { able: true, text: t.opened[you] ? text.withOthers : text.afterOpening };
}

/** With fewer cards in the hand a depth may be refused for what would be left of it. */
const ENOUGH = 4;

/** In few words; the button says the sentence of the rules. */
function whyNot({ text, t, you, runs, near }: Desk, depth: number): string {
  const key = t.pile.at(-depth);
  if (you === null || key === undefined || t.hand[you].length < ENOUGH || isWild(key)) return text.noPlace;
  if (!t.opened[you]) return text.notEvenOpen;
  const face = nameOf(key);
  const has = runs.find(({ ownerTeam, cards }) => ownerTeam === near && cards.some(({ as }) => as === face));
  return has ? text.already(spanIn(has)) : text.tooFewNear;
}

const spanIn = (run: Run): string =>
  spanOf(
    run.cards.map(({ as }) => ({ slot: parseSlot(as) })),
    run.kind === 'SET',
  );

interface DepthProps {
  card: CopyId;
  depth: number;
  reached: boolean;
  isKey: boolean;
  why: Reason | null;
  choose: (() => void) | undefined;
}

function Depth({ card, depth, reached, isKey, why, choose }: DepthProps) {
  const { text } = useDesk();
  const body = (
    <>
      <span className="depth-number" aria-hidden="true">
        {depth}
      </span>
      <span className="depth-card">
        <WholeCard card={card} />
        {isKey && <KeySign className="depth-key" />}
      </span>
      {why && (
        <span className="depth-why">
          <Verdict yes={why.able} className="depth-verdict" />
          <span>{why.text}</span>
        </span>
      )}
    </>
  );
  const state = {
    className: 'depth',
    'data-reached': reached || undefined,
    'data-no': (why && !why.able) || undefined,
  };
  return (
    <li {...state} data-key={isKey || undefined}>
      {choose ? (
        <button
          type="button"
          data-depth={depth}
          aria-pressed={isKey}
          aria-label={text.depth(depth, called(text, card), why?.text ?? '')}
          onClick={choose}
        >
          {body}
        </button>
      ) : (
        <div>
          <span className="sr-only">{called(text, card)}</span>
          {body}
        </div>
      )}
    </li>
  );
}
