/**
 * Does our text say the numbers, names and keywords of the printed one, each as often? Differences that are listed here
 * are allowed: two ways to say one thing. Which of them were met is told too.
 */
import { signsOf } from './signs.ts';

export interface Compared {
  /** Signs of the printed text that ours does not say; signs of ours that it does not. */
  lost: readonly string[];
  added: readonly string[];
  /** Why signs that differ mean the same. */
  alike: readonly string[];
}

/** The printed words, and the sign that ours has for them or in their place. */
interface Other {
  why: string;
  words: RegExp;
  lost?: string;
  added?: string;
}

const OTHERS: readonly Other[] = [
  {
    why: 'the keyword is said by what it means',
    words: /can attack Characters on the turn in which (it is|they are) played/i,
    added: '[rush: character]',
  },
  {
    why: 'an attack that no [Blocker] may be activated against is [Unblockable]',
    words: /cannot activate \[Blocker\][^.]*\battacks?\b|\battacks?\b[^.]*cannot activate \[Blocker\]/i,
    lost: '[blocker]',
    added: '[unblockable]',
  },
  {
    why: 'a card that cannot activate [Blocker] cannot block',
    words: /(Characters?|cards?|it|they)\b[^.]*cannot activate \[Blocker\]/i,
    lost: '[blocker]',
  },
  { why: 'the timing is said in words', words: /when this Character is K\.O\.'d/i, added: '[on k.o.]' },
  {
    why: 'the timing is said in words',
    words: /when this (Leader|Character) attacks/i,
    added: '[when attacking]',
  },
  {
    why: 'the timing is said in words',
    words: /when your opponent attacks/i,
    added: "[on your opponent's attack]",
  },
  {
    why: 'the limit is said in words',
    words: /haven't drawn a card using this (Leader|Character|card)'s effect during this turn/i,
    added: '[once per turn]',
  },
  { why: 'no Counter is one of 0', words: /without a Counter/i, added: '0' },
];

/** Ours alone: each of several occasions of one text is a text of its own, used once together. */
const TOGETHER = '[with the text above]';

export function compareTexts(printed: string, ours: string): Compared {
  const [said, again] = [signsOf(printed), signsOf(ours)];
  const diff = { lost: without(said, again), added: without(again, said) };
  const alike: string[] = [];
  for (const { why, words, lost, added } of OTHERS) {
    const isMeant = (lost === undefined || diff.lost.includes(lost)) && (!added || diff.added.includes(added));
    if (!isMeant || !words.test(printed)) continue;
    if (lost !== undefined) diff.lost = without(diff.lost, [lost]);
    if (added !== undefined) diff.added = without(diff.added, [added]);
    alike.push(why);
  }
  const isApart = diff.added.includes(TOGETHER);
  if (isApart) alike.push('several occasions of one text are as many texts');
  const added = diff.added.filter((sign) => sign !== TOGETHER && !said.includes(sign));
  const lost = diff.lost.filter((sign) => !again.includes(sign));
  if (added.length + (isApart ? 1 : 0) < diff.added.length) alike.push('said once of several things, and of each here');
  if (lost.length < diff.lost.length) alike.push('said again of the same thing, and once here');
  return { lost, added, alike };
}

/** The first list without the second, each entry as often as it is there. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
