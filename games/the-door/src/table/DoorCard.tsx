import { type Answer, keyOf, type TableNow, useChoosing, useNow } from '@dealers-choice/table';
import { Key } from '@dealers-choice/table/ui';
import { type CSSProperties, useEffect, useId } from 'react';
import type { Card } from '../index.ts';
import { type LeafLook, leavesOf } from './art/colours.ts';
import { Emblem } from './art/Emblem.tsx';
import { optionIn } from './preview.ts';
import { useDoorText } from './text/useDoorText.ts';

interface Props {
  card: Card;
  /** What a bot or somebody else has chosen, while it is shown. */
  told: string | null;
}

/**
 * The card being carried out, as a double door: left leaf, right leaf, both always visible. While an option is asked a
 * tap on a leaf chooses it; until somebody is chosen a tap on the other one changes the mind.
 */
export function DoorCard({ card, told }: Props) {
  const now = useNow();
  const say = useDoorText();
  const lit = useChoosing((s) => s.lit);
  const leaves = card.id === 'CHAOS' ? chaosLeaves(now, lit) : optionLeaves(now, card, told, lit);
  useLetters(leaves);
  const looks = leavesOf(card.id);
  return (
    <div className="door-card" data-card={card.id}>
      <div className="door-arch">
        {leaves.map((leaf, k) => (
          <LeafView
            key={leaf.id}
            leaf={{ ...leaf, ...say.option(leaf.id) }}
            look={looks[k === 0 ? 0 : 1]}
            letter={k === 0 ? 'A' : 'B'}
          />
        ))}
      </div>
      <p className="door-card-name">{now.kit.words.card(card).name}</p>
    </div>
  );
}

interface Leaf {
  id: string;
  on: boolean;
  /** Another one is chosen. */
  off: boolean;
  why: string | null;
  /** Absent: it only shows what it says. */
  tap?: () => void;
  key?: string;
}

const answerTo = ({ answers }: TableNow, choose: string): Answer | undefined =>
  answers.find(({ move }) => 'choose' in move && move.choose === choose);

function optionLeaves(now: TableNow, card: Card, told: string | null, lit: string | null): Leaf[] {
  const asked = now.question?.prompt === 'CARD_OPTION';
  const chosen = told ?? (now.showing ? null : optionIn(now.view as Parameters<typeof optionIn>[0]));
  const litOption = card.options.find(({ id }) => lit === keyOf({ choose: id }))?.id;
  const on = asked ? (litOption ?? null) : chosen;
  return card.options.map(({ id }) => {
    const answer = asked ? answerTo(now, id) : undefined;
    const why = answer?.why ?? null;
    const leaf = { id, on: on === id, off: on !== null && on !== id, why };
    if (answer) return { ...leaf, key: keyOf(answer.move), tap: () => choose(now, answer) };
    const other = now.question?.prompt === 'CARD_TARGET' && on !== id;
    return other && now.controls?.mayUndo ? { ...leaf, tap: () => now.controls?.change({ choose: id }) } : leaf;
  });
}

/** It can be taken back: one tap is enough. */
function choose(now: TableNow, { move, why }: Answer): void {
  if (why === null) now.send(move);
  else useChoosing.getState().say(why);
}

const ROLES = [{ id: 'CAN' }, { id: 'BALL' }] as const;

/** The roles of a duel are not taken back: the first tap lights, the gold button or a second tap takes. */
function chaosLeaves(now: TableNow, lit: string | null): Leaf[] {
  const { light } = useChoosing.getState();
  const asked = now.question?.prompt === 'CHAOS_ROLE';
  return ROLES.map((role) => {
    const answer = asked ? answerTo(now, role.id) : undefined;
    const key = answer && keyOf(answer.move);
    const on = key !== undefined && lit === key;
    const leaf = { ...role, on, off: asked && lit !== null && !on, why: answer?.why ?? null };
    if (!answer || key === undefined) return leaf;
    return { ...leaf, key, tap: () => (on ? now.send(answer.move) : light(key)) };
  });
}

/** A and B are the leaves wherever a leaf can be tapped; while an option is asked they light it, as arrows do. */
function useLetters(leaves: readonly Leaf[]): void {
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || (target instanceof HTMLElement && target.closest('dialog, input'))) return;
      const leaf = leaves['ab'.indexOf(key.toLowerCase())];
      if (key.length !== 1 || !leaf?.tap || leaf.key !== undefined) return;
      event.preventDefault();
      leaf.tap();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [leaves]);
}

interface LeafProps {
  leaf: Leaf & { name: string; text: string };
  look: LeafLook;
  letter: string;
}

function LeafView({ leaf, look, letter }: LeafProps) {
  const id = useId();
  const { name, text, on, off, why, tap, key } = leaf;
  const inside = (
    <>
      <Emblem of={look.option} className="door-emblem" />
      <strong className="door-leaf-name">{name}</strong>
      <span className="door-leaf-text">{text}</span>
      {why !== null && (
        <span id={id} className="door-locked">
          {why}
        </span>
      )}
      {tap && <Key className="door-leaf-key">{letter}</Key>}
    </>
  );
  const state = why !== null ? 'locked' : on ? 'on' : off ? 'off' : '';
  const colours = why === null ? { '--leaf-from': look.from, '--leaf-to': look.to } : {};
  if (!tap) {
    return (
      <div className="door-leaf" data-state={state} style={colours as CSSProperties}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="door-leaf"
      data-state={state}
      data-answer={key}
      data-sole={key === undefined ? undefined : true}
      aria-pressed={on}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : id}
      style={colours as CSSProperties}
      onClick={tap}
    >
      {inside}
    </button>
  );
}
