/** What the cards of a set say, sorted by kind of word: `said(cards).get('step')` holds every `do` of every step. */
import type { CardData } from '../../src/tree/card.ts';
import type { Effect, Num, Step, Target } from '../../src/tree/tree.ts';
import { type Visitor, walkCard } from '../../src/tree/walk.ts';

export type SaidWords = Map<string, Set<string>>;

export function said(cards: readonly CardData[]): SaidWords {
  const found: SaidWords = new Map();
  const add = (kind: string, ...words: readonly (string | undefined)[]) => {
    const all = found.get(kind) ?? new Set();
    found.set(kind, all);
    for (const word of words) if (word !== undefined) all.add(word);
  };
  const visitor = listener(add);
  for (const card of cards) {
    add('colour', ...card.colours);
    add('attribute', ...(card.attributes ?? []));
    add('keyword', ...(card.keywords ?? []));
    add('deck rule', ...Object.keys(card.deckRules ?? {}));
    add('treat as', ...Object.keys(card.treatAs ?? {}));
    walkCard(card, visitor);
  }
  return found;
}

type Add = (kind: string, ...words: readonly (string | undefined)[]) => void;

function listener(add: Add): Required<Omit<Visitor, 'range' | 'ref'>> {
  return {
    effect(effect) {
      add('timing', ...effect.timings);
      add('tag', ...Object.keys(effect));
      for (const step of effect.cost ?? []) add('cost', costForm(step));
      for (const kind of effect.oncePerTurn ? effect.timings : []) add('once per turn', kindOf(effect, kind));
    },
    occasion(occasion) {
      add('occasion', ...Object.keys(occasion));
      add('whose', occasion.whose);
      add('cause', occasion.by);
    },
    would(would) {
      add('would', would.what);
      add('cause', would.by);
    },
    step: (step) => addStep(add, step),
    take(take) {
      add('take to', take.to);
      add('take', ...Object.keys(take));
    },
    condition(condition) {
      add('condition', ...Object.keys(condition));
      if ('is' in condition) add('is', condition.is);
    },
    target(target) {
      if (typeof target === 'string') add('ref', target);
      else if ('top' in target) add('end', `${target.in[0]} ${target.end ?? 'top'}`);
      else add('pick', ...Object.keys(target));
    },
    cards(cards) {
      add('area', ...cards.in);
      add('side', cards.of);
    },
    filter(filter) {
      add('filter', ...Object.keys(filter));
      add('category', ...(filter.category ?? []));
    },
    number: (num: Num) => add('counted', ...(typeof num === 'number' ? [] : Object.keys(num))),
  };
}

function addStep(add: Add, step: Step): void {
  add('step', step.do);
  if ('for' in step) add('duration', step.for);
  if ('keyword' in step) add('keyword', step.keyword);
  if ('be' in step) add('prohibition', step.be);
  if ('rest' in step) add('rest', step.rest);
  if ('at' in step) add('later', step.at);
  if (step.do === 'move') add('to', step.to);
  if (step.do === 'giveDon') add('given from', step.from);
  if (step.do === 'may' || step.do === 'chooseOne') add('asked', `${step.do} ${step.who ?? 'you'}`);
  if (step.do === 'move' && isBlind(step.what)) add('asked', 'blind');
}

const isBlind = (what: Target): boolean =>
  typeof what === 'object' && 'of' in what && what.of === 'opponent' && what.in[0] === 'hand' && !('by' in what);

const kindOf = ({ would }: Effect, timing: string): string =>
  would || timing.startsWith('ACTIVATE') ? timing : 'AUTO';

/** "move this hand", "move others deck-bottom", "rest others", "returnDon". */
function costForm(step: Step): string {
  if (!('what' in step)) return step.do;
  const { what } = step;
  const place = what === 'this' ? what : typeof what === 'object' ? what.in.join('/') : 'it';
  return [step.do, place, ...(step.do === 'move' ? [step.to] : [])].join(' ');
}
