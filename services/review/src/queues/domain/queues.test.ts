import { describe, expect, it } from 'vitest';
import { canSee, mustBeBroker, mustSee, waitingFor } from './queues.js';

const broker = (...roles: string[]) => ({ kind: 'user', companyType: 'broker', userId: 'me', roles });
const supplier = { ...broker('TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'), companyType: 'supplier' };
const anonymous = { ...broker(), kind: 'anonymous', companyType: '' };

describe('Access to the queues', () => {
  it.each([
    ['a manager', broker('TEAM_MANAGER'), true, true],
    ['a senior manager', broker('TEAM_ADMIN'), true, true],
    ['a reviewer', broker('TEAM_PRODUCT_REVIEWER'), true, false],
    ['a system administrator', broker('ROLE_ADMIN'), false, false],
    ['a supplier whose roles have the same names', supplier, false, false],
    ['an anonymous visitor', anonymous, false, false],
  ])('is correct for %s', (_, caller, reviews, applications) => {
    expect([canSee(caller, 'reviews'), canSee(caller, 'applications')]).toEqual([reviews, applications]);
  });

  it('is denied as unauthenticated before it is denied as forbidden', () => {
    expect(() => mustSee(anonymous, 'reviews')).toThrow('unauthenticated');
    expect(() => mustSee(supplier, 'reviews')).toThrow('forbidden');
    expect(() => mustBeBroker(anonymous)).toThrow('unauthenticated');
    expect(() => mustBeBroker(supplier)).toThrow('forbidden');
    expect(() => mustBeBroker(broker())).not.toThrow();
  });
});

describe('Waiting reviews', () => {
  it.each([
    ['of a reviewer are those to check', ['TEAM_PRODUCT_REVIEWER'], ['created,corrected,approved as reviewer']],
    ['of a manager are those returned to them', ['TEAM_MANAGER'], ['reviewed as manager']],
    [
      'of a senior manager are those without a reviewer and all returned ones',
      ['TEAM_ADMIN'],
      ['created as none', 'reviewed as anyone'],
    ],
    [
      'of a user with two roles are those of both',
      ['TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'],
      ['reviewed as manager', 'created,corrected,approved as reviewer'],
    ],
    ['of a system administrator are none', ['ROLE_ADMIN'], []],
  ])('%s', (_, roles, expected) => {
    expect(waitingFor(broker(...roles)).map(({ statuses, as }) => `${statuses} as ${as}`)).toEqual(expected);
  });
});
