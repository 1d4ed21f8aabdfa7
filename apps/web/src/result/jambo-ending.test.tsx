/** What Jambo's plates say of the ending, from as much as is known of it. */
import { host } from '@dealers-choice/host';
import { type Jambo, type JamboEvent, jambo } from '@dealers-choice/jambo';
import { Ending } from '@dealers-choice/jambo/table';
import type { MatchOf } from '@dealers-choice/kernel';
import type { EndingProps } from '@dealers-choice/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';

const FINAL: JamboEvent[] = [
  { type: 'TURN_STARTED', seat: 1, final: true },
  { type: 'GOLD_CHANGED', seat: 1, amount: -5, reason: 'WARES' },
  { type: 'GOLD_CHANGED', seat: 1, amount: 12, reason: 'WARES' },
];

/** The first seat called the last turn with 61 gold; the other had it, and ends with 37. */
async function ending(events: EndingProps<Jambo>['events']): Promise<string> {
  const { words } = await loadGame('jambo');
  const dealt = host(jambo, { seats: 2, options: {}, seed: 'end' }).view(0);
  const table = {
    ...dealt.table,
    ...{ gold: [61, 37], triggerGold: 61, endgameTriggerPlayer: 0, endgameFinalTurn: true },
  };
  const view = { ...dealt, table, over: { winners: [0], reason: 'GOLD' } } as unknown as MatchOf<Jambo>;
  const name = (seat: number): string => ['Ada', 'Bo'][seat] ?? '';
  return renderToStaticMarkup(
    <Ending
      view={view}
      you={0}
      name={name}
      who={() => ''}
      words={words as unknown as EndingProps<Jambo>['words']}
      winners={[0]}
      events={events}
      Heading={({ children }) => <h1>{children}</h1>}
      verdict={null}
      chart={null}
      ways={null}
    />,
  );
}

test('the plate says what the final turn changed, and nothing of it while that is not known', async () => {
  expect(await ending(FINAL)).toContain('Had the final turn: 30 to 37 gold');
  const unknown = await ending(null);
  expect(unknown).toContain('61');
  expect(unknown).not.toContain('Had the final turn');
  expect(await ending(FINAL.slice(1)), 'what was told does not say when it began').not.toContain('Had the final turn');
});
