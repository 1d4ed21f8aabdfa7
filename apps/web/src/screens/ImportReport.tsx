import { type CardReport, onScreen } from '../cards/reading.ts';
import { useCardsText } from '../words/cards.ts';

/** More lines than anybody reads. */
const MOST = 500;

/** What is in a file of cards: how many are good, what is wrong with the others, and what is not read. */
export function ImportReport({ file, report }: { file: string; report: CardReport }) {
  const text = useCardsText().report;
  const { cards, problems, unread, counts } = report;
  return (
    <section aria-label={text.title} className="space-y-2">
      <p>
        <strong>{text.playable(cards.length, file)}</strong> {text.read(counts.fullyRead, counts.withText)}
      </p>
      {problems.length > 0 && <Lines title={text.problems(problems.length)} open lines={problems} />}
      {unread.length > 0 && (
        <Lines
          title={text.unread(unread.length)}
          lines={unread.map(({ id, name, sentences }) => `${id} ${name}: ${sentences.map(onScreen).join(' · ')}`)}
        />
      )}
    </section>
  );
}

function Lines({ title, lines, open = false }: { title: string; lines: readonly string[]; open?: boolean }) {
  const text = useCardsText().report;
  const more = lines.length - MOST;
  return (
    <details open={open} className="rounded-md border border-line bg-raised px-3 py-2">
      <summary className="cursor-pointer font-medium">{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ul aria-label={title} tabIndex={0} className="mt-2 max-h-72 space-y-1 overflow-y-auto text-sm">
        {lines.slice(0, MOST).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={place} className="wrap-break-word">
            <bdi>{line}</bdi>
          </li>
        ))}
        {more > 0 && <li>{text.more(more)}</li>}
      </ul>
    </details>
  );
}
