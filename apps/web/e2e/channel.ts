/** Everything that page and worker say to each other, taken down in the page itself. */

import type { ToPage } from '@dealers-choice/protocol';
import type { Page } from '@playwright/test';

export interface Channel {
  toWorker: unknown[];
  toPage: ToPage[];
}

declare global {
  interface Window {
    channel: Channel;
  }
}

/** Call it before the page is opened. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const channel: Channel = { toWorker: [], toPage: [] };
    window.channel = channel;
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => channel.toPage.push(structuredClone(data)));
      }
      override postMessage(message: unknown): void {
        channel.toWorker.push(structuredClone(message));
        super.postMessage(message);
      }
    };
  });
}

export const recorded = (page: Page): Promise<Channel> => page.evaluate(() => window.channel);
