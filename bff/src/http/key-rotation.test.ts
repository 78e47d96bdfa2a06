import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.js';
import { checkUnsafe, csrfToken } from './csrf.js';
import { newVisitor, readVisitor } from './visitor.js';

const [older, newer, foreign] = ['older', 'newer', 'foreign'].map((name) => name.repeat(8)) as [string, string, string];
const rotating = [newer, older];

const callWith = (token: string): Request => {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin', 'x-csrf-token': token };
  return { headers, get: (name: string) => headers[name] } as unknown as Request;
};
const check = { config: { CSRF_SECRET: rotating } as unknown as Config, binding: 'session', visitorId: 'visitor' };

describe('During key rotation', () => {
  it.each([
    ['accepts a token and a cookie made with the newest key', [newer], true],
    ['accepts a token and a cookie made with the older key', [older], true],
    ['rejects a token and a cookie made with an unknown key', [foreign], false],
  ])('%s', (_title, keys, isBelieved) => {
    const visitor = newVisitor(keys);
    expect(readVisitor(rotating, visitor.cookie)).toBe(isBelieved ? visitor.id : null);
    const unsafe = () => checkUnsafe(callWith(csrfToken(keys, 'session')), check);
    if (isBelieved) expect(unsafe).not.toThrow();
    else expect(unsafe).toThrow();
  });

  it('signs with the first key', () => {
    expect(csrfToken(rotating, 'session')).toBe(csrfToken([newer], 'session'));
    expect(readVisitor([newer], newVisitor(rotating).cookie)).not.toBeNull();
  });
});
