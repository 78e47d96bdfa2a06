import { describe, expect, it } from 'vitest';
import { isSecret, isUseDue, secretOf, tokenContent } from './personal-token.js';

const now = new Date('2026-11-23T10:00:00Z');
const input = { name: 'Учёт', scopes: ['catalogue', 'requests'] as const, days: 90 };

describe('A personal token', () => {
  it('is stored with single spaces in its name, without duplicate scopes, and with its last day', () => {
    expect(tokenContent({ ...input, name: '  Наш   учёт\n', scopes: ['requests', 'requests'] }, now)).toEqual({
      name: 'Наш учёт',
      scopes: ['requests'],
      expiresAt: new Date('2027-02-21T10:00:00Z'),
    });
  });

  it('needs a name and known scopes, and is valid for at most a year', () => {
    expect(() => tokenContent({ ...input, name: ' ' }, now)).toThrow('name: required');
    expect(() => tokenContent({ ...input, name: 'x'.repeat(61) }, now)).toThrow('name: length_max');
    expect(() => tokenContent({ ...input, name: 'a\u0000b' }, now)).toThrow('name: invalid_characters');
    expect(() => tokenContent({ ...input, scopes: [] }, now)).toThrow('scopes: required');
    expect(() => tokenContent({ ...input, scopes: ['requests', undefined] }, now)).toThrow('scopes: invalid_option');
    for (const days of [0, 366, 1.5, -1]) expect(() => tokenContent({ ...input, days }, now)).toThrow('days');
    expect(tokenContent({ ...input, days: 365 }, now).expiresAt).toEqual(new Date('2027-11-23T10:00:00Z'));
  });

  it('has a secret that is recognisable as a Setu token', () => {
    const { secret, beginning } = secretOf('A'.repeat(43));
    expect(isSecret(secret)).toBe(true);
    expect(beginning).toBe('setu_AAAA');
    for (const text of ['', 'setu_', 'A'.repeat(48), `${secret}A`, `${secret} `, `${secret}\u0000`])
      expect(isSecret(text)).toBe(false);
  });

  it('records its last use to the hour', () => {
    expect(isUseDue({}, now)).toBe(true);
    expect(isUseDue({ lastUsedAt: new Date('2026-11-23T09:00:01Z') }, now)).toBe(false);
    expect(isUseDue({ lastUsedAt: new Date('2026-11-23T09:00:00Z') }, now)).toBe(true);
  });
});
