import { describe, expect, it } from 'vitest';
import { entryRefusal, isEmail, normaliseEmail } from './sign-in.js';

describe('An email address at sign-in', () => {
  it('is compared ignoring case and surrounding spaces', () => {
    expect(normaliseEmail('  Buyer@Volga.Example ')).toBe('buyer@volga.example');
  });

  it.each([
    ['buyer@volga.example', true],
    ['закупки@волга.рф', true],
    ['buyer', false],
    ['buyer@volga', false],
    ['a b@volga.example', false],
    ['@volga.example', false],
    ['a\u0000b@volga.example', false],
    ['a@@volga.example', false],
    ['a@volga..example', false],
    [`${'a'.repeat(250)}@volga.example`, false],
  ])('%s is a valid address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it('is checked quickly even if it is crafted to slow the check down', () => {
    const before = process.cpuUsage();
    isEmail(`a@${'a.'.repeat(50_000)}`);
    const spent = process.cpuUsage(before);
    // Measured in CPU microseconds of this process, not in elapsed time, because other processes may be using the
    // machine.
    expect(spent.user).toBeLessThan(100_000);
  });
});

describe('A sign-in with the right password', () => {
  const open = { active: true, deleted: false };
  it.each([
    ['is allowed for an active user of an active company', 'active', open, undefined],
    ['is rejected for a disabled user', 'disabled', open, 'account_disabled'],
    ['is rejected for an invited user', 'invited', open, 'account_disabled'],
    ['is rejected for a deleted user', 'deleted', open, 'account_deleted'],
    ['is rejected for a user of a locked company', 'active', { active: false, deleted: false }, 'company_locked'],
    ['is rejected for a user of a deleted company', 'active', { active: true, deleted: true }, 'account_deleted'],
  ] as const)('%s', (_title, status, company, expected) => {
    expect(entryRefusal({ status }, company)).toBe(expected);
  });
});
