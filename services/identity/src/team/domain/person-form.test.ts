import { describe, expect, it } from 'vitest';
import { changesAccess, type PersonForm, validatePerson } from './person-form.js';

const contact = { name: 'Вера', surname: 'Лапина', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '' };
const typed = (over: Partial<PersonForm> = {}): PersonForm => ({
  ...{ contact, roles: ['TEAM_MANAGER'], status: 'active' },
  ...over,
});
const customer = { companyType: 'customer', roles: ['TEAM_MANAGER'] } as const;
const wrong = (form: PersonForm, of: Parameters<typeof validatePerson>[1] = customer): string[] => {
  try {
    validatePerson(form, of);
    return [];
  } catch (error) {
    return (error as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`);
  }
};

describe('The form with which an admin edits a user', () => {
  it.each<[string, Partial<PersonForm>, string[]]>([
    ['accepts valid data', {}, []],
    ['accepts a disabled user', { status: 'disabled' }, []],
    ['rejects an empty name', { contact: { ...contact, name: ' ' } }, ['name required']],
    ['rejects an invalid phone', { contact: { ...contact, mobilePhone: 'abc' } }, ['mobile_phone invalid_phone']],
    ['rejects a user without roles', { roles: [] }, ['roles required']],
    [
      'rejects a role of the broker for another company',
      { roles: ['TEAM_PRODUCT_REVIEWER'] },
      ['roles invalid_option'],
    ],
    ['rejects the system admin’s role for another company', { roles: ['ROLE_ADMIN'] }, ['roles invalid_option']],
    ['rejects the status “deleted”', { status: 'deleted' }, ['status invalid_option']],
    ['rejects a missing status', { status: undefined }, ['status invalid_option']],
  ])('%s', (_name, over, expected) => expect(wrong(typed(over))).toEqual(expected));

  it('lets a user keep a role they already have, whatever their company', () => {
    expect(wrong(typed({ roles: ['TEAM_CHIEF'] }), { companyType: 'broker', roles: ['TEAM_CHIEF'] })).toEqual([]);
  });

  it('counts as a change of access if a role or the status changes, but not if only the order of roles changes', () => {
    const before = { roles: ['TEAM_ADMIN', 'TEAM_MANAGER'], status: 'active' } as const;
    const user = { ...before, roles: [...before.roles] };
    expect(changesAccess(user, { roles: ['TEAM_MANAGER', 'TEAM_ADMIN'], status: 'active' })).toBe(false);
    expect(changesAccess(user, { roles: ['TEAM_MANAGER'], status: 'active' })).toBe(true);
    expect(changesAccess(user, { ...before, status: 'disabled' })).toBe(true);
  });
});
