import { describe, expect, it } from 'vitest';
import { mustBeBroker, mustSee, sees, waitingFor } from './queues.js';

const broker = (...roles: string[]) => ({ kind: 'user', companyType: 'broker', userId: 'me', roles });
const supplier = { ...broker('TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'), companyType: 'supplier' };
const nobody = { ...broker(), kind: 'anonymous', companyType: '' };

describe('who sees which queue', () => {
  it.each([
    ['a manager', broker('TEAM_MANAGER'), true, true],
    ['a senior', broker('TEAM_ADMIN'), true, true],
    ['a reviewer', broker('TEAM_PRODUCT_REVIEWER'), true, false],
    ['an administrator of the system', broker('ROLE_ADMIN'), false, false],
    ['a supplier whose roles have the same names', supplier, false, false],
    ['nobody', nobody, false, false],
  ])('%s', (_, caller, reviews, applications) => {
    expect([sees(caller, 'reviews'), sees(caller, 'applications')]).toEqual([reviews, applications]);
  });

  it('is refused to those not signed in before it is refused to those without the right', () => {
    expect(() => mustSee(nobody, 'reviews')).toThrow('unauthenticated');
    expect(() => mustSee(supplier, 'reviews')).toThrow('forbidden');
    expect(() => mustBeBroker(nobody)).toThrow('unauthenticated');
    expect(() => mustBeBroker(supplier)).toThrow('forbidden');
    expect(() => mustBeBroker(broker())).not.toThrow();
  });
});

describe('what waits for whom', () => {
  it.each([
    ['a reviewer: what is theirs to check', ['TEAM_PRODUCT_REVIEWER'], ['created,corrected,approved as reviewer']],
    ['a manager: what came back to them', ['TEAM_MANAGER'], ['reviewed as manager']],
    [
      'a senior: what has no reviewer, and all that came back',
      ['TEAM_ADMIN'],
      ['created as none', 'reviewed as anyone'],
    ],
    [
      'somebody with two hats: both',
      ['TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'],
      ['reviewed as manager', 'created,corrected,approved as reviewer'],
    ],
    ['an administrator of the system: nothing', ['ROLE_ADMIN'], []],
  ])('%s', (_, roles, expected) => {
    expect(waitingFor(broker(...roles)).map(({ statuses, as }) => `${statuses} as ${as}`)).toEqual(expected);
  });
});
