/** The way to push services. Guests name them, so nothing that is not out in the open internet is spoken to. */
import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Parcel {
  headers: Record<string, string>;
  body: Buffer;
}
export interface PushService {
  /** May this address be asked at all? */
  allows(endpoint: string): boolean;
  /** Gives the status of its answer. Nothing else of it is read, and no other address that it names is asked. */
  post(endpoint: string, parcel: Parcel): Promise<number>;
}

const PATIENCE_MS = 10_000;

const closed = new BlockList();
for (const [net, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const, ['127.0.0.0', 8] as const],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ['224.0.0.0', 3] as const,
]) {
  closed.addSubnet(net, bits, 'ipv4');
}
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
/** Parts of it that lead to the other network, or nowhere. */
const closed6 = new BlockList();
for (const [net, bits] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const]) {
  closed6.addSubnet(net, bits, 'ipv6');
}

/** Is this address one of the open internet? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** By name, on the usual port, with a certificate. */
export function isOpenEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isBare = port === '' && username === '' && password === '';
  return protocol === 'https:' && isBare && !isNumber && hostname.includes('.');
}

/** Looks at every address that a name stands for in the moment when it is spoken to: later it might be another. */
const openLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) answer(error, '', 4);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      answer(new Error('this is not an address of the open internet'), '', 4);
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

export const openPushServices: PushService = {
  allows: isOpenEndpoint,
  post: (endpoint, { headers, body }) => posted(endpoint, body, { ask: request, headers, lookup: openLookup }),
};
/** For tests: one that stands on this machine. */
export const localPushService = (origin: string): PushService => ({
  allows: (endpoint) => URL.canParse(endpoint) && new URL(endpoint).origin === origin,
  post: (endpoint, { headers, body }) => posted(endpoint, body, { ask: plainRequest, headers }),
});

interface Posting {
  ask: typeof request;
  headers: Parcel['headers'];
  /** Absent: names are looked up as usual. */
  lookup?: LookupFunction;
}

function posted(endpoint: string, body: Buffer, { ask, ...how }: Posting): Promise<number> {
  return new Promise((done, fail) => {
    // `timeout` counts silence alone; whoever sends a sign now and then would be waited for without end.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = ask(endpoint, { method: 'POST', signal, ...how }, (answer) => {
      done(answer.statusCode ?? 0);
      answer.destroy();
    });
    asked.on('error', fail);
    asked.end(body);
  });
}
