/** Lives: whole, about to be lost, gone. */
const HEART =
  'M10 18C4 13 1 9.6 1 6.2 1 3.3 3.2 1 6 1c1.7 0 3.2.9 4 2.3C10.8 1.9 12.3 1 14 1c2.8 0 5 2.3 5 5.2 0 3.4-3 6.8-9 11.8z';
const CRACK = 'M10 3.3L7.6 7.2l4.6 2.6-3.4 3 1.2 5';

interface Props {
  left: number;
  of: number;
  /** This many of those left would go. */
  losing: number;
  className?: string;
}

export function Hearts({ left, of, losing, className = 'size-4' }: Props) {
  return (
    <div className="flex" data-hearts>
      <span className="sr-only">{`${left} of ${of} lives`}</span>
      {Array.from({ length: of }, (_, k) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a life is its number
          key={k}
          viewBox="-1 -1 22 21"
          className={className}
          aria-hidden="true"
        >
          <Heart whole={k < left} losing={k < left && k >= left - losing} />
        </svg>
      ))}
    </div>
  );
}

function Heart({ whole, losing }: { whole: boolean; losing: boolean }) {
  if (losing)
    return (
      <g stroke="#c2291f" strokeWidth="1.9">
        <path d={HEART} fill="#fbe3dc" strokeDasharray="3 1.8" />
        <path d={CRACK} fill="none" strokeLinejoin="round" />
      </g>
    );
  if (whole)
    return (
      <>
        <path d={HEART} fill="#d8382e" stroke="#7d1218" strokeWidth="1.2" />
        <path d="M4 6.4C4 4.8 5 3.8 6.4 3.7" fill="none" stroke="#ffc9bd" strokeWidth="1.8" strokeLinecap="round" />
      </>
    );
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.4" opacity=".75">
      <path d={HEART} />
      <path d={CRACK} />
    </g>
  );
}
