/** Every browser test runs against the real server, in a page that must not complain. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { startServing } from './serving.ts';

interface Each {
  /** Fails the test when the page warned, broke, or was stopped by its own policy. */
  quiet: undefined;
}
interface Whole {
  site: string;
}

export const test = base.extend<Each, Whole>({
  site: [
    async ({ browserName: _ }, use) => {
      const { address, stop } = await startServing();
      await use(address);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  quiet: [
    async ({ context, serviceWorkers }, use) => {
      const noise: string[] = [];
      const unreached = serviceWorkers === 'allow' ? isUnreached : () => false;
      context.on('page', (page) => listenTo(page, noise, unreached));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} stopped ${event.blockedURI}`);
        });
      });
      // Where they are blocked the page is in a browser that has none: Playwright's own block would complain.
      if (serviceWorkers === 'block') {
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      }
      await use(undefined);
      expect(noise, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Without a network the browser itself complains that the server's list of cards cannot be had; the page does not. */
const isUnreached = (message: ConsoleMessage): boolean =>
  message.text().endsWith('net::ERR_INTERNET_DISCONNECTED') && message.location().url.endsWith('/cards.json');

function listenTo(page: Page, noise: string[], unreached: (message: ConsoleMessage) => boolean): void {
  const hear = (kind: string, text: string): void => {
    if (kind === 'error' || kind === 'warning' || kind === 'assert') noise.push(`${kind}: ${text}`);
  };
  page.on('console', (message) => {
    if (!unreached(message)) hear(message.type(), message.text());
  });
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
  page.on('worker', (worker) => worker.on('console', (message) => hear(message.type(), `worker: ${message.text()}`)));
  page.on('crash', () => noise.push('the page crashed'));
}

/** Says what is wrong for people who cannot see, or not well, and where. Without `rules`, all of axe's count. */
export async function expectAccessible(page: Page, screen: string, rules: string[] = []): Promise<void> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations, passes, incomplete } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${screen}: ${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
  expect([...passes, ...incomplete], `axe looked at ${screen}`).not.toEqual([]);
  expect.soft(found).toEqual([]);
}

/** Colours on their way from one to another would be measured half-way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ends = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}
