import { describe, expect, it } from 'vitest';
import { changesStanding, type KeptPerson, readyPerson } from './kept-person.js';

const contact = { name: 'Вера', surname: 'Лапина', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '' };
const typed = (over: Partial<KeptPerson> = {}): KeptPerson => ({
  ...{ contact, roles: ['TEAM_MANAGER'], status: 'active' },
  ...over,
});
const customer = { companyType: 'customer', roles: ['TEAM_MANAGER'] } as const;
const wrong = (given: KeptPerson, of: Parameters<typeof readyPerson>[1] = customer): string[] => {
  try {
    readyPerson(given, of);
    return [];
  } catch (error) {
    return (error as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => `${path} ${code}`);
  }
};

describe('what an admin writes of somebody', () => {
  it.each<[string, Partial<KeptPerson>, string[]]>([
    ['as it should be', {}, []],
    ['disabled', { status: 'disabled' }, []],
    ['no name', { contact: { ...contact, name: ' ' } }, ['name required']],
    ['no phone', { contact: { ...contact, mobilePhone: 'abc' } }, ['mobile_phone invalid_phone']],
    ['no role', { roles: [] }, ['roles required']],
    ['a role of the broker', { roles: ['TEAM_PRODUCT_REVIEWER'] }, ['roles invalid_option']],
    ['the system', { roles: ['ROLE_ADMIN'] }, ['roles invalid_option']],
    ['removed', { status: 'deleted' }, ['status invalid_option']],
    ['no status', { status: undefined }, ['status invalid_option']],
  ])('%s', (_name, over, expected) => expect(wrong(typed(over))).toEqual(expected));

  it('a role somebody has stays his, whatever his company', () => {
    expect(wrong(typed({ roles: ['TEAM_CHIEF'] }), { companyType: 'broker', roles: ['TEAM_CHIEF'] })).toEqual([]);
  });

  it('changes what he may do by another role or status, not by their order', () => {
    const before = { roles: ['TEAM_ADMIN', 'TEAM_MANAGER'], status: 'active' } as const;
    const user = { ...before, roles: [...before.roles] };
    expect(changesStanding(user, { roles: ['TEAM_MANAGER', 'TEAM_ADMIN'], status: 'active' })).toBe(false);
    expect(changesStanding(user, { roles: ['TEAM_MANAGER'], status: 'active' })).toBe(true);
    expect(changesStanding(user, { ...before, status: 'disabled' })).toBe(true);
  });
});
