import { Button, Icon } from '@dealers-choice/table/ui';
import { useReplay } from '../app/stores.ts';
import { useAttempt } from '../app/useAttempt.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { checkDeal, Fair } from './Fair.tsx';
import { openRecord } from './opening.ts';
import './replay.css';

/** The result of a match far away: its record is fetched for whoever wants to check how it was dealt. */
export function FairResult({ match }: { match: string }) {
  const text = useReplayText();
  const source = useReplay((s) => s.source);
  const { busy, problem, attempt } = useAttempt();
  if (source?.from === 'far' && source.match === match) return <Fair />;
  const check = async (): Promise<void> => {
    await openRecord({ at: 'watch', match }, text);
    await checkDeal(match);
  };
  return (
    <section aria-label={text.fair.name} className="fair">
      <Icon name="shield" className="size-6 shrink-0" />
      <p role="status" className="min-w-0 grow basis-44 text-sm">
        {problem ?? (busy ? text.fair.checking : text.fair.ask)}
      </p>
      <Button aria-disabled={busy} onClick={() => attempt(check)}>
        {text.fair.check}
      </Button>
    </section>
  );
}
