/** A card as it is printed and as it was read, side by side, for a person to check. */
import { printCard } from '../tree/print/index.ts';
import type { ReadCard } from './read-cards.ts';

const WIDTH = 56;

export function showCard({ raw, card, unread, productions }: ReadCard): string[] {
  const { category, cost, power, counter, life, attributes, set, block, arts } = raw;
  const numbers = Object.entries({ cost, power, counter, life }) // determinism: as they are written here
    .filter(([, n]) => n !== null)
    .map(([name, n]) => `${name} ${n}`);
  const printed = [raw.effectText, raw.triggerText === null ? null : `[Trigger] ${raw.triggerText}`];
  const text = printed.filter((part) => part !== null).join('\n');
  const { effects, keywords, treatAs, deckRules } = card;
  return [
    `${raw.id}  ${raw.name}`,
    [category, raw.colors.join(' and '), ...numbers, ...attributes].join(' · '),
    [...raw.types, `set ${set}`, ...(block === null ? [] : [`block ${block}`])].join(' · '),
    ...(arts ? [`arts: ${arts.join(', ')}`] : []),
    '',
    ...sideBySide(['What it says', '', text || '(nothing)'], ['What was read', '', printCard(card) || '(nothing)']),
    ...unread.flatMap(({ sentence, reason, nearest }) => [
      '',
      `✗ NOT READ, so its whole block does nothing: "${sentence}"`,
      `  ${reason}${!nearest ? '' : `; nearest known: "${nearest}"`}`,
    ]),
    '',
    // determinism: shown to people, not played
    JSON.stringify({ keywords, effects, treatAs, deckRules }, null, 2),
    ...(productions.length > 0 ? ['', `Productions: ${productions.join(', ')}`] : []),
  ];
}

function sideBySide(left: readonly string[], right: readonly string[]): string[] {
  const [ours, theirs] = [left, right].map((part) => part.join('\n').split('\n').flatMap(wrapped));
  const [a = [], b = []] = [ours, theirs];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    `${(a[i] ?? '').padEnd(WIDTH)} │ ${b[i] ?? ''}`.trimEnd(),
  );
}

/** Lines of at most this many characters, broken at spaces; what hangs over is indented. */
function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH);
    const at = space > 2 ? space : WIDTH;
    lines.push(rest.slice(0, at));
    rest = `  ${rest.slice(at).trim()}`;
  }
  return [...lines, rest];
}
