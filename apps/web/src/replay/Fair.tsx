import type { FairDeal } from '@dealers-choice/chance';
import { Button, Icon } from '@dealers-choice/table/ui';
import { replay, useReplay } from '../app/stores.ts';
import { useAttempt } from '../app/useAttempt.ts';
import type { DealVerdict } from '../match/contract.ts';
import { useReplayText } from '../words/replay/replay.ts';
import { saveOpenRecord } from './link.ts';

/** How the match was dealt, and whether that can be believed: worked out here, on this device. */
export function Fair() {
  const { source, verdict } = useReplay((s) => s);
  const say = useReplayText().fair;
  const { busy, problem, attempt } = useAttempt();
  if (source?.from !== 'far') return null;
  return (
    <section aria-label={say.name} className="fair" data-fair={stateOf(verdict)}>
      <Icon name="shield" className="size-6 shrink-0" />
      <div role="status" className="min-w-0 grow basis-44 text-sm">
        {verdict ? <Told verdict={verdict} deal={source.deal} /> : <p>{busy ? say.checking : say.ask}</p>}
        {problem !== null && <p className="text-danger">{problem}</p>}
      </div>
      <Button aria-disabled={busy} onClick={() => attempt(() => checkDeal(source.match))}>
        {verdict ? say.again : say.check}
      </Button>
    </section>
  );
}

/** On the bar, once the deal was checked and is fair. */
export function FairBadge() {
  const verdict = useReplay((s) => s.verdict);
  const { badge } = useReplayText().fair;
  if (verdict?.fault !== null) return null;
  return (
    <span className="fair-badge">
      <Icon name="shield" />
      <span className="max-lg:sr-only">{badge}</span>
    </span>
  );
}

const stateOf = (verdict: DealVerdict | null): string =>
  verdict === null ? 'unchecked' : verdict.fault === null ? 'fair' : 'unfair';

function Told({ verdict, deal }: { verdict: DealVerdict; deal: FairDeal }) {
  const text = useReplayText();
  const say = text.fair;
  if (verdict.fault !== null) {
    return (
      <>
        <p className="font-semibold">{say.unfair}</p>
        <p>{say.faults[verdict.fault]}</p>
        <Button icon="save" className="mt-1" onClick={saveOpenRecord}>
          {text.save}
        </Button>
      </>
    );
  }
  const shares = deal.entropy.filter((brought) => brought !== '').length;
  return (
    <>
      <p className="font-semibold">{say.fair(shares, deal.entropy.length)}</p>
      <p>{verdict.witnessed ? say.witnessed : say.unwitnessed}</p>
      <p className="text-soft">{say.took(Math.max(1, Math.round(verdict.took)))}</p>
    </>
  );
}

/** What this browser remembers of the shuffle is held against what the server opened. */
export async function checkDeal(match: string): Promise<void> {
  const { witness } = await import('../online/page.ts');
  await replay.getState().verify(witness.of(match));
}
