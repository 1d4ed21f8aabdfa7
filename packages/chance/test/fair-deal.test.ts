import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo, type FairDeal, fairSeed, faultIn, hmacSha256Hex, sha256Hex, type Unfair } from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const deal: FairDeal = { match: 'm1', secret: SECRET, entropy: ['c0ffee', '', 'ab'.repeat(32)] };
const witness = { commitment: commitmentTo(SECRET), brought: 'c0ffee' };

describe('SHA-256 and HMAC', () => {
  test('as the standards have them', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // RFC 4231, test case 2.
    expect(hmacSha256Hex('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('as Node has them, for texts and keys of any length', () => {
    for (let length = 0; length < 200; length += 3) {
      const text = 'é€x𝄞'.repeat(length);
      const key = 'k'.repeat(length);
      expect(sha256Hex(key)).toBe(createHash('sha256').update(key).digest('hex'));
      expect(hmacSha256Hex(key, key)).toBe(createHmac('sha256', key).update(key).digest('hex'));
      expect(hmacSha256Hex(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
    }
  });
});

describe('a fair deal', () => {
  test('has one commitment and one seed, on every machine', () => {
    expect(witness.commitment).toBe(createHash('sha256').update(SECRET).digest('hex'));
    const lines = `m1\nc0ffee\n\n${'ab'.repeat(32)}`;
    expect(fairSeed(deal)).toBe(createHmac('sha256', SECRET).update(lines).digest('hex'));
    expect([witness.commitment, fairSeed(deal)]).toMatchInlineSnapshot(`
      [
        "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b",
        "80a8e092b7a2f461e3fd0ac5c13e38eba2c50761a156153dcda5236fbceaf60d",
      ]
    `);
  });

  test('is dealt otherwise when anybody brings something else, or sits elsewhere', () => {
    const others: FairDeal[] = [
      { ...deal, match: 'm2' },
      { ...deal, secret: SECRET.replace('0', '1') },
      { ...deal, entropy: ['c0ffef', '', 'ab'.repeat(32)] },
      { ...deal, entropy: ['', 'c0ffee', 'ab'.repeat(32)] },
      { ...deal, entropy: ['c0ffee', ''] },
    ];
    expect(new Set([deal, ...others].map(fairSeed)).size).toBe(6);
  });

  test('is found fair by whoever remembers the commitment and what they brought', () => {
    expect(faultIn(deal, fairSeed(deal), witness)).toBeNull();
    expect(faultIn(deal, fairSeed(deal), { ...witness, brought: 'ab'.repeat(32) })).toBeNull();
  });

  test.each<[string, Partial<FairDeal>, Unfair]>([
    ['another secret', { secret: SECRET.replace('0', '1') }, 'promise'],
    ['no secret', { secret: '' }, 'unreadable'],
    ['what a seat brought', { entropy: ['beef', '', ''] }, 'share'],
    ['a seat left out', { entropy: [] }, 'share'],
    ['what another brought', { entropy: ['c0ffee', '1', ''] }, 'seed'],
    ['two lines as one', { entropy: ['c0ffee', '\n'] }, 'unreadable'],
    ['a match of two lines', { match: 'm1\nc0ffee' }, 'unreadable'],
  ])('that was bent is found: %s', (_, bent, fault) => {
    expect(faultIn({ ...deal, ...bent }, fairSeed(deal), witness)).toBe(fault);
  });

  test('that nobody saw promised is held against its seed alone', () => {
    expect(faultIn(deal, fairSeed(deal), null)).toBeNull();
    expect(faultIn({ ...deal, secret: SECRET.replace(/^./, 'f') }, fairSeed(deal), null)).toBe('seed');
    expect(faultIn({ ...deal, secret: '' }, fairSeed(deal), null)).toBe('unreadable');
  });

  test('that cannot be read is not dealt', () => {
    expect(() => fairSeed({ ...deal, entropy: ['no hex'] })).toThrow('A seat brought more than 64');
    expect(() => fairSeed({ ...deal, secret: '' })).toThrow('The secret does not have 64 hexadecimal digits.');
    expect(() => fairSeed({ ...deal, match: 'm1\nc0ffee' })).toThrow('The name of the match has more than one line.');
  });
});
