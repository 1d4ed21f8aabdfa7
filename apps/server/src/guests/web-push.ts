/**
 * A message to a browser whose page is closed: encrypted for it alone (RFC 8291), and signed by this server (VAPID, RFC
 * 8292), as a push service demands it.
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Subscription } from '@dealers-choice/protocol';

const CURVE = 'prime256v1';
const PUBLIC_BYTES = 65;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
/** Push services allow a day. */
const SIGNED_FOR_SECONDS = 12 * 3_600;

/** The pair of keys by which push services know this server. */
export interface PushKeys {
  /** For browsers (`applicationServerKey`), in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** A fresh private key, as it is kept. */
export function freshPushKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair.getPrivateKey('base64url').padStart(43, 'A');
}
export function pushKeys(d: string): PushKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(d, 'base64url');
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = { kty: 'EC', crv: 'P-256', d, x, y } as const;
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

/** Are these keys that something can be encrypted for? */
export function isReadable({ keys }: Subscription): boolean {
  const [point, auth] = [fromText(keys.p256dh), fromText(keys.auth)];
  if (point.length !== PUBLIC_BYTES || auth.length !== AUTH_BYTES) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(point); // throws if it is not a point of the curve
    return true;
  } catch {
    return false;
  }
}

/** `by`: a pair of keys and a salt that are used for this message alone. */
export function encryptedFor({ keys }: Subscription, words: string, by = freshPair()): Buffer {
  const theirs = fromText(keys.p256dh);
  const ours = by.pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(by.pair.computeSecret(theirs), fromText(keys.auth), info, 32);
  const key = derived(secret, by.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, by.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const last = Buffer.from([2]); // the end of the last record
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(words), last])), cipher.final()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([by.salt, size, ours, body, cipher.getAuthTag()]);
}
function freshPair(): { pair: ECDH; salt: Buffer } {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}
const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const fromText = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Says to the push service of this endpoint who sends. `contact`: whom it may write to, '' if nobody. */
export function signatureFor(
  endpoint: string,
  keys: PushKeys,
  { now, contact }: { now: number; contact: string },
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + SIGNED_FOR_SECONDS,
    ...(contact === '' ? {} : { sub: contact }),
  };
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = parts.join('.');
  const signature = sign('sha256', Buffer.from(text), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
