import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptedFor, freshPushKey, isReadable, pushKeys, signatureFor } from './web-push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The example of RFC 8291, section 5. */
const EXAMPLE = {
  endpoint: 'https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

test('a message is encrypted as the standard has it', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const by = { pair, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') };
  expect(encryptedFor(EXAMPLE, 'When I grow up, I want to be a watermelon', by).toString('base64url')).toBe(
    [
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm',
      'S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    ].join(''),
  );
});

test('no two messages are encrypted by the same key', () => {
  const [one, two] = [encryptedFor(EXAMPLE, 'x'), encryptedFor(EXAMPLE, 'x')];
  expect(one.subarray(0, 16).equals(two.subarray(0, 16))).toBe(false);
  expect(one.subarray(21, 86).equals(two.subarray(21, 86))).toBe(false);
});

test('keys that are no keys are known before anything is encrypted for them', () => {
  expect(isReadable(EXAMPLE)).toBe(true);
  const { p256dh, auth } = EXAMPLE.keys;
  const spoilt = `${p256dh.slice(0, -4)}AAAA`; // not a point of the curve
  for (const keys of [
    { p256dh, auth: 'x' },
    { p256dh: 'x', auth },
    { p256dh: spoilt, auth },
  ])
    expect(isReadable({ ...EXAMPLE, keys })).toBe(false);
});

test('a push service can check who sent it, to whom and until when, by the key that browsers have', () => {
  const keys = pushKeys(freshPushKey());
  const header = signatureFor(EXAMPLE.endpoint, keys, { now: 1_700_000_000_000, contact: 'mailto:ops@example.org' });
  const [, text = '', signature = '', k = ''] = /^vapid t=(.+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(k).toBe(keys.publicKey);
  const point = bytes(k);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  expect(verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature))).toBe(true);
  expect(JSON.parse(bytes(text.split('.')[1] ?? '').toString())).toEqual({
    aud: 'https://push.example',
    exp: 1_700_043_200,
    sub: 'mailto:ops@example.org',
  });
});

test('keys are the same whenever they are read', () => {
  for (let i = 0; i < 20; i++) {
    const d = freshPushKey();
    expect(pushKeys(d).publicKey).toBe(pushKeys(d).publicKey);
    expect(pushKeys(d).publicKey).toHaveLength(87);
  }
});
