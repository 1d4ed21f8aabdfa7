import { describe, expect, test } from 'vitest';
import { addressOf, BARE, type Front, isOwnOrigin, isSecure } from './front.ts';

const PUBLIC: Front = { origin: 'https://cards.example', proxies: 1 };

describe('whose pages may speak to us', () => {
  test.each([
    [BARE, { origin: 'http://host:4173', host: 'host:4173' }, true],
    [BARE, { origin: 'https://evil.example', host: 'host:4173' }, false],
    [BARE, { origin: 'null', host: 'host:4173' }, false],
    [BARE, { host: 'host:4173' }, true],
    [PUBLIC, { origin: 'https://cards.example', host: '127.0.0.1:4173' }, true],
    [PUBLIC, { origin: 'http://cards.example', host: 'cards.example' }, false],
    [PUBLIC, { origin: 'https://cards.example.evil.example', host: 'cards.example.evil.example' }, false],
  ])('%j, %j: %j', (front, headers, isOwn) => {
    expect(isOwnOrigin(front, headers)).toBe(isOwn);
  });
});

describe('whose word counts', () => {
  test('nobody can say that it came over https, unless there is a proxy', () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(isSecure(BARE, headers)).toBe(false);
    expect(isSecure({ ...BARE, proxies: 1 }, headers)).toBe(true);
    expect(isSecure({ ...BARE, proxies: 1 }, { 'x-forwarded-proto': 'https, http' })).toBe(false);
    expect(isSecure({ ...BARE, origin: 'https://cards.example' }, {})).toBe(true);
  });

  test.each([
    [0, '1.1.1.1', '9.9.9.9'],
    [1, undefined, '9.9.9.9'],
    [1, '1.1.1.1', '1.1.1.1'],
    [1, 'made-up, 1.1.1.1', '1.1.1.1'],
    [2, 'made-up, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [2, '1.1.1.1', '1.1.1.1'],
  ])('%j proxies and "%s": the address is %s', (proxies, told, address) => {
    expect(addressOf({ ...BARE, proxies }, { 'x-forwarded-for': told }, '9.9.9.9')).toBe(address);
  });
});
