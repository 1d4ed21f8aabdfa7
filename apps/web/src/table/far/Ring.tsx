/** From how many seconds before its end a clock is shown: earlier nobody is hurried. */
export const SHOWN_FROM = 45;

const ROUND = 2 * Math.PI * 20;

/** Seconds that are left, and a ring that steps once a second. What they mean is said beside it. */
export function Ring({ seconds }: { seconds: number }) {
  const part = Math.min(1, seconds / SHOWN_FROM);
  return (
    <svg viewBox="0 0 48 48" className="far-ring" aria-hidden="true">
      <circle cx="24" cy="24" r="20" className="far-ring-way" />
      <circle cx="24" cy="24" r="20" className="far-ring-left" strokeDasharray={`${part * ROUND} ${ROUND}`} />
      <text x="24" y="25" textAnchor="middle" dominantBaseline="middle" className="far-ring-number">
        {seconds}
      </text>
    </svg>
  );
}
