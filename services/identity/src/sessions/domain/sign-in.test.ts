import { describe, expect, it } from 'vitest';
import { entryRefusal, isEmail, normaliseEmail } from './sign-in.js';

describe('an e-mail address at sign-in', () => {
  it('is compared without case and outer blanks', () => {
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
  ])('%s is an address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  it('is checked fast even when made to be slow', () => {
    const before = process.cpuUsage();
    isEmail(`a@${'a.'.repeat(50_000)}`);
    const spent = process.cpuUsage(before);
    // Microseconds of this process, not of the clock: a neighbour may have the machine meanwhile.
    expect(spent.user).toBeLessThan(100_000);
  });
});

describe('entering with the right password', () => {
  const open = { active: true, deleted: false };
  it.each([
    ['an active person of an open company', 'active', open, undefined],
    ['a disabled person', 'disabled', open, 'account_disabled'],
    ['an invited person', 'invited', open, 'account_disabled'],
    ['a deleted person', 'deleted', open, 'account_deleted'],
    ['a person of a locked company', 'active', { active: false, deleted: false }, 'company_locked'],
    ['a person of a deleted company', 'active', { active: true, deleted: true }, 'account_deleted'],
  ] as const)('%s', (_title, status, company, expected) => {
    expect(entryRefusal({ status }, company)).toBe(expected);
  });
});
