import { companyTypes, requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { areIntroduced, mayKnow, sideOf } from './identities.js';

describe('Which identities a party may know', () => {
  it.each([
    ['customer', ['customer', 'broker']],
    ['supplier', ['supplier', 'broker']],
    ['broker', ['customer', 'supplier', 'broker']],
    ['', ['broker']],
  ])('before the contract a %s may know %j', (companyType, sides) => {
    expect(companyTypes.filter((side) => mayKnow({ companyType }, side, false))).toEqual(sides);
  });

  it('after the contract every party may know all the others', () => {
    for (const companyType of companyTypes)
      for (const side of companyTypes) expect(mayKnow({ companyType }, side, true)).toBe(true);
  });

  it('customer and supplier stay introduced after a contract, whatever happens to the request', () => {
    const to = (...path: Parameters<typeof sideOf>[0][]) => path.map((status) => ({ status }));
    expect(areIntroduced(to('draft', 'new', 'in_work', 'send_to_supplier', 'offer_received'))).toBe(false);
    expect(areIntroduced(to('new', 'supplier_selected', 'rejected_by_supplier'))).toBe(false);
    expect(areIntroduced(to('new', 'contracted'))).toBe(true);
    expect(areIntroduced(to('new', 'contracted', 'rejected_by_customer'))).toBe(true);
  });

  it('each status is reached through the users of one side', () => {
    const by = (isCreatedByBroker: boolean) =>
      requestStatuses.filter((status) => sideOf(status, { isCreatedByBroker }) === 'customer');
    expect(by(false)).toEqual(['draft', 'new', 'rejected_by_customer']);
    expect(by(true)).toEqual(['rejected_by_customer']);
    expect(requestStatuses.filter((status) => sideOf(status, { isCreatedByBroker: false }) === 'supplier')).toEqual([
      'rejected_by_supplier',
    ]);
  });
});
