/** The text of a card, its tags as chips. */
const TAG = /(\[[^\]]+\])/;
const TIMING = /^\[(On |When|Your Turn|Opponent|Once|Activate|Main|Counter|End of|DON)/;
const KEYWORD = /^\[(Blocker|Rush|Banish|Double|Unblock)/;

const kindOf = (tag: string): string =>
  tag === '[Trigger]' ? 'trigger' : TIMING.test(tag) ? 'timing' : KEYWORD.test(tag) ? 'keyword' : 'name';

export function Tagged({ text }: { text: string }) {
  return text.split(TAG).map((part, place) => {
    if (!TAG.test(part)) return part;
    const kind = kindOf(part);
    // The same text has the same parts in the same places.
    const key = `${place} ${part}`;
    return kind === 'name' ? (
      <strong key={key}>{part}</strong>
    ) : (
      <span key={key} className="op-tag" data-kind={kind}>
        <span className="sr-only">[</span>
        {part.slice(1, -1)}
        <span className="sr-only">]</span>
      </span>
    );
  });
}
