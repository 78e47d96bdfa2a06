import { describe, expect, it } from 'vitest';
import type { Status } from '../../requests/domain/lifecycle.js';
import type { Party } from '../../requests/domain/rights.js';
import { isSame, readComplaint, readResolution, textMax } from './claim.js';
import { type Claimed, claimFailure, mayClaim, mayKnowClaims, maySettle } from './rights.js';

const ended = new Date('2026-08-22T12:00:00Z');
const request = (status: Status): Claimed => ({
  status,
  authorUserId: 'author',
  customerCompanyId: 'volga',
  brokerManagerId: 'manager',
  supplierCompanyId: 'kaveri',
  sentToSupplierAt: ended,
  isCreatedByBroker: false,
  invitees: [{ companyId: 'kaveri', state: 'chosen' }],
  statusAt: ended,
});
const party = (companyType: string, companyId: string, over: Partial<Party> = {}): Party => ({
  ...{ userId: `${companyId} person`, companyId, companyType, roles: [], commerceAllowed: true, ...over },
});
const parties = {
  buyer: party('customer', 'volga', { userId: 'author' }),
  colleague: party('customer', 'volga'),
  locked: party('customer', 'volga', { commerceAllowed: false }),
  rival: party('customer', 'onega'),
  manager: party('broker', 'setu', { userId: 'manager', roles: ['TEAM_MANAGER'] }),
  onlooker: party('broker', 'setu', { roles: ['TEAM_MANAGER'] }),
  senior: party('broker', 'setu', { roles: ['TEAM_ADMIN'] }),
  supplier: party('supplier', 'kaveri'),
};
const who = (may: (party: Party) => boolean): string[] =>
  Object.entries(parties).flatMap(([name, one]) => (may(one) ? name : []));

describe('Claims', () => {
  it("the customer's users open claims, even when their company may no longer trade, and the managing brokers settle them", () => {
    expect(who((one) => mayClaim(one, request('partially_paid')))).toEqual(['buyer', 'colleague', 'locked']);
    expect(who((one) => maySettle(one, request('completed')))).toEqual(['manager', 'senior']);
    expect(who(mayKnowClaims)).not.toContain('supplier');
  });

  it.each([
    ['contracted', 0, 'conflict'],
    ['partially_paid', 400, undefined],
    ['completed', 90, undefined],
    ['completed', 90.01, 'claim_too_late'],
    ['rejected_by_supplier', 0, 'conflict'],
  ] as const)('a claim about a %s request after %d days gets the error: %s', (status, days, failure) => {
    expect(claimFailure(request(status), new Date(ended.getTime() + days * 86_400_000))).toBe(failure);
  });

  it('a claim needs text within the length limit', () => {
    expect(readComplaint({ text: ' Брак ', files: [] }).text).toBe('Брак');
    for (const text of ['', '  ', 'я'.repeat(textMax + 1)]) {
      expect(() => readComplaint({ text, files: [] })).toThrow('text');
      expect(() => readResolution(text)).toThrow('resolution');
    }
  });

  it('a claim counts as a repeat when the same user submits the same content', () => {
    const claim = {
      ...{ id: 'c', requestId: 'r', at: ended, byUserId: 'author', actingUserId: undefined },
      ...{ text: 'Брак', files: [], settlement: undefined },
    };
    expect(isSame(claim, { text: 'Брак', files: [] }, 'author')).toBe(true);
    expect(isSame(claim, { text: 'Брак', files: [] }, 'other')).toBe(false);
    expect(isSame(claim, { text: 'Бой', files: [] }, 'author')).toBe(false);
    expect(isSame(undefined, { text: 'Брак', files: [] }, 'author')).toBe(false);
  });
});
