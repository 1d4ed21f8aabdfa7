/** The page as it is after one visit: kept by its service worker, whatever becomes of the network. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Visits the page and waits until all of it is kept. */
export async function visit(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
}

export interface Publisher {
  address: string;
  /** From now on the page has a new version. */
  publish(): void;
  stop(): Promise<void>;
}

/** A site with the same page, of which a new version can be published. */
export async function publisher(site: string): Promise<Publisher> {
  let version = 1;
  const server = createServer(({ url = '/', headers }, response) => {
    const isWorker = url === '/service-worker.js';
    const { 'accept-encoding': _, 'if-none-match': tag, ...others } = headers;
    const asked = { headers: { ...others, ...(tag && !isWorker ? { 'if-none-match': tag } : {}) } };
    const asking = request(new URL(url, site), asked, (answer) => {
      const { 'content-length': length, etag, ...more } = answer.headers;
      if (isWorker) response.writeHead(200, more);
      else response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.on('data', (part: Buffer) => response.write(part));
      answer.on('end', () => response.end(isWorker ? `\n// version ${version}` : undefined));
    });
    asking.end();
  });
  const port = await listening(server);
  return {
    address: `http://127.0.0.1:${port}/`,
    publish: () => {
      version++;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** Shares a file with the page, as the system does with an installed one. Without a text, nothing is in the form. */
export async function share(page: Page, text: string | null): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate((content) => {
    const form = Object.assign(document.createElement('form'), {
      action: '/shared-record',
      method: 'POST',
      enctype: 'multipart/form-data',
    });
    if (content !== null) {
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'record' });
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], 'match.record.json', { type: 'application/json' }));
      input.files = chosen.files;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }, text);
  await loaded;
}
