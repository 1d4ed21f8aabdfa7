/** The coverage in words, for a terminal. */
import type { Counts, Coverage } from './coverage.ts';
import type { Likeness } from './differs.ts';

const CAUSES = 20;
const share = (n: number, of: number): string => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)} %`);

export function coverageLines(coverage: Coverage & Likeness): string[] {
  const { blocks, bySet, unreadSentences, untested, proven, withText, differs } = coverage;
  const rows: [string, Counts][] = [...Object.entries(bySet), ['all', coverage]]; // determinism: sorted by its maker
  return [
    'set        cards  with text  read whole       in part  unread',
    ...rows.map(([set, counts]) => row(set, counts)),
    '',
    `${blocks.read} blocks and keywords are read, ${blocks.unread} sentences are not.`,
    `${proven} of ${withText} cards use only productions whose behaviour is tested.`,
    differs.length === 0
      ? 'In our words every card read whole says the numbers, names and keywords of its text.'
      : `${differs.length} cards say other numbers, names or keywords in our words:`,
    ...differs.slice(0, CAUSES).map(differing),
    ...(untested.length > 0 ? [`Not tested: ${untested.join(', ')}`] : []),
    ...(unreadSentences.length > 0 ? ['', 'What stands in the way, the most frequent first:'] : []),
    ...unreadSentences.slice(0, CAUSES).flatMap(({ reason, n, sentences }) => {
      const [first] = sentences;
      return [`${String(n).padStart(5)}  ${reason}`, `       ${first?.cards[0] ?? ''}: ${first?.sentence ?? ''}`];
    }),
    ...(unreadSentences.length > CAUSES ? [`       and ${unreadSentences.length - CAUSES} more causes (--json)`] : []),
  ];
}

function row(set: string, { cards, withText, fullyRead, partlyRead, unread }: Counts): string {
  const whole = `${fullyRead} (${share(fullyRead, withText)})`;
  const cells = [String(cards).padStart(5), String(withText).padStart(9), whole.padStart(15)];
  return `${set.padEnd(10)} ${[...cells, String(partlyRead).padStart(7), String(unread).padStart(6)].join('  ')}`;
}

const differing = ({ card, lost, added }: Likeness['differs'][number]): string =>
  `  ${card}: ${[...lost.map((sign) => `−${sign}`), ...added.map((sign) => `+${sign}`)].join(' ')}`;
