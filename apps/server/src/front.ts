/** How people reach this server: by itself, or through proxies that stand in front of it. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

export interface Front {
  /** The only origin whose pages may speak to us, such as https://cards.example; null: the host that was asked. */
  origin: string | null;
  /** How many proxies stand in front, and may tell who asked and how; 0: nobody's word is taken for it. */
  proxies: number;
}

/** Nothing in front, as on a machine of one's own. */
export const BARE: Front = { origin: null, proxies: 0 };

/**
 * May a page of this origin speak to us? Browsers always say where the page of a connection comes from; whoever says
 * nothing is not a page, and has no cookies of others.
 */
export function isOwnOrigin(front: Front, { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>): boolean {
  if (origin === undefined) return true;
  if (front.origin !== null) return origin === front.origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false; // "null", of pages that hide it
  }
}

/** Did it come over https, as far as anybody told whose word counts? */
export function isSecure(front: Front, headers: IncomingHttpHeaders): boolean {
  if (front.origin?.startsWith('https:')) return true;
  return front.proxies > 0 && toldBy(front, headers['x-forwarded-proto']) === 'https';
}

/** The address of whoever asked: what the outermost proxy of ours saw, or who is connected. */
export function addressOf(front: Front, headers: IncomingHttpHeaders, connected: string | undefined): string {
  const told = front.proxies > 0 ? toldBy(front, headers['x-forwarded-for']) : null;
  return told || connected || '';
}

/** Each proxy adds behind what it was told: what the outermost of ours added is this many from the end. */
function toldBy({ proxies }: Front, header: string | string[] | undefined): string | null {
  const list = String(header ?? '')
    .slice(-2_048)
    .split(',')
    .map((one) => one.trim());
  return list[Math.max(0, list.length - proxies)] ?? null;
}

export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);

/** By what newcomers are counted: an address, or of the long ones the half that one household has. */
export function networkOf(address: string): string {
  const short = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(short)) return short;
  const [head = '', tail = ''] = short.split('%')[0]?.split('::') ?? [];
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const gap = short.includes('::') ? 8 - (first?.length ?? 0) - (last?.length ?? 0) : 0;
  return [...(first ?? []), ...Array.from({ length: gap }, () => '0'), ...(last ?? [])].slice(0, 4).join(':');
}

/** Does a request say this token? Looked at for the same time, whatever was said. Null: there is none to say. */
export function hasToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  const [said, right] = [authorization ?? '', `Bearer ${token}`].map(digest);
  return said !== undefined && right !== undefined && timingSafeEqual(said, right);
}
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
