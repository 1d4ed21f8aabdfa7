import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isOpenEndpoint, isPublicAddress, localPushService, openPushServices } from './push-service.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://push.example/abc', false],
  ['https://push.example:8443/abc', false],
  ['https://user:secret@push.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false], // the same, in another way of writing
  ['https://[::1]/abc', false],
  ['https://8.8.8.8/abc', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s may be asked: %s', (endpoint, isAllowed) => {
  expect(isOpenEndpoint(endpoint)).toBe(isAllowed);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', ''],
])('%s is not an address of the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that stands for an address of this machine is not spoken to', async () => {
  const parcel = { headers: {}, body: Buffer.from('x') };
  // Every system knows this one, also where there is no network.
  await expect(openPushServices.post('https://localhost/abc', parcel)).rejects.toThrow(/open internet|ENOTFOUND/);
});

test('what is brought arrives, and where an answer points to is not gone', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers.ttl} ${body}`);
      response.writeHead(307, { Location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = localPushService(origin);
  expect([service.allows(`${origin}/1`), service.allows('https://push.example/1')]).toEqual([true, false]);
  expect(await service.post(`${origin}/1`, { headers: { TTL: '60' }, body: Buffer.from('sealed') })).toBe(307);
  expect(seen).toEqual(['POST /1 60 sealed']);
  server.closeAllConnections();
  server.close();
});
