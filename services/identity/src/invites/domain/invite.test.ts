import type { PersonRole } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { INVITE_MS, isJustSent, linkStatus, validateInvitee } from './invite.js';
import { knownToken, linkToken } from './invite-link.js';

const contact = {
  name: ' Вера ',
  surname: 'Лапина',
  patronymic: '',
  mobilePhone: '+7 (927) 614-20-93',
  workPhone: '',
  workAddPhone: '',
};
const invitee = (roles: PersonRole[], over = {}) => ({
  email: ' Vera@Volga.example ',
  contact: { ...contact, ...over },
  roles,
});
const failures = (make: () => unknown): Record<string, string> => {
  try {
    make();
  } catch (error) {
    return Object.fromEntries(
      (error as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [path, code]),
    );
  }
  return {};
};

describe('An invited person', () => {
  it('is stored with trimmed fields, and with the phone number as digits', () => {
    expect(validateInvitee(invitee(['TEAM_MANAGER']), 'customer')).toMatchObject({
      email: 'vera@volga.example',
      contact: { name: 'Вера', mobilePhone: '+79276142093' },
    });
  });

  it.each([
    ['a person without a role', 'customer', [], 'required'],
    ['a person with two roles', 'customer', ['TEAM_MANAGER', 'TEAM_CHIEF'], 'invalid_option'],
    ['an owner', 'customer', ['ROLE_COMPANY_ADMIN'], 'invalid_option'],
    ['a system admin', 'broker', ['ROLE_ADMIN'], 'invalid_option'],
    ['a reviewer', 'customer', ['TEAM_PRODUCT_REVIEWER'], 'invalid_option'],
    ['a branch chief', 'broker', ['TEAM_CHIEF'], 'invalid_option'],
    ['a reviewer', 'broker', ['TEAM_PRODUCT_REVIEWER'], undefined],
    ['a signer', 'supplier', ['TEAM_AUTHORIZED'], undefined],
  ] as const)('has an allowed role or is rejected: inviting %s to a %s', (_title, type, roles, expected) => {
    expect(failures(() => validateInvitee(invitee([...roles]), type)).roles).toBe(expected);
  });

  it('is rejected with all wrong fields together', () => {
    const wrong = { ...invitee([], { name: ' ', mobilePhone: '12' }), email: 'nobody' };
    expect(failures(() => validateInvitee(wrong, 'customer'))).toEqual({
      ...{ email: 'invalid_email', first_name: 'required', mobile_phone: 'invalid_phone', roles: 'required' },
    });
  });
});

describe('The link of an invitation', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const later = new Date(now.getTime() + 1);
  it.each([
    ['open', 'sent', later],
    ['expired', 'sent', now],
    ['used', 'accepted', later],
    ['removed', 'removed', later],
  ] as const)('is %s', (expected, state, validFor) => {
    expect(linkStatus({ state, validFor }, now)).toBe(expected);
  });

  it('is a UUID made from the invitation and its term, and any of the keys recognises it', () => {
    const [oldKey, key] = ['a'.repeat(32), 'b'.repeat(32)];
    const token = linkToken({ id: 'x', term: 1 }, oldKey);
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(linkToken({ id: 'x', term: 2 }, oldKey)).not.toBe(token);
    expect(knownToken({ id: 'x', term: 1 }, tokenHash(token), [key, oldKey])).toBe(token);
    expect(knownToken({ id: 'x', term: 1 }, tokenHash(token), [key])).toBeUndefined();
    expect(knownToken({ id: 'x', term: 1 }, undefined, [oldKey])).toBeUndefined();
  });

  it('is not renewed within a minute', () => {
    expect(isJustSent({ validFor: new Date(now.getTime() + INVITE_MS - 1000) }, now)).toBe(true);
    expect(isJustSent({ validFor: new Date(now.getTime() + INVITE_MS - 61_000) }, now)).toBe(false);
  });
});
