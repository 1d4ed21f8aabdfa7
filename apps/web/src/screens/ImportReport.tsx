import { type CardReport, onScreen } from '../cards/reading.ts';

/** More lines than anybody reads. */
const MOST = 500;

/** What is in a file of cards: how many are good, what is wrong with the others, and what is not read. */
export function ImportReport({ file, report }: { file: string; report: CardReport }) {
  const { cards, problems, unread, counts } = report;
  return (
    <section aria-label="What is in the file" className="space-y-2">
      <p>
        <strong>{`${cards.length} cards of ${file} can be played with.`}</strong>{' '}
        {`${counts.fullyRead} of ${counts.withText} texts are read to the last word.`}
      </p>
      {problems.length > 0 && (
        <Lines title={problems.length === 1 ? '1 problem' : `${problems.length} problems`} open lines={problems} />
      )}
      {unread.length > 0 && (
        <Lines
          title={unread.length === 1 ? '1 card not wholly read' : `${unread.length} cards not wholly read`}
          lines={unread.map(({ id, name, sentences }) => `${id} ${name}: ${sentences.map(onScreen).join(' · ')}`)}
        />
      )}
    </section>
  );
}

function Lines({ title, lines, open = false }: { title: string; lines: readonly string[]; open?: boolean }) {
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
        {more > 0 && <li>{`… and ${more} more.`}</li>}
      </ul>
    </details>
  );
}
