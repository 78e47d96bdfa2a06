import { companyTypes, requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { areIntroduced, mayKnow, sideOf } from './identities.js';

describe('who may know whom', () => {
  it.each([
    ['customer', ['customer', 'broker']],
    ['supplier', ['supplier', 'broker']],
    ['broker', ['customer', 'supplier', 'broker']],
    ['', ['broker']],
  ])('a %s before the contract: %j', (companyType, sides) => {
    expect(companyTypes.filter((side) => mayKnow({ companyType }, side, false))).toEqual(sides);
  });

  it('everybody after it', () => {
    for (const companyType of companyTypes)
      for (const side of companyTypes) expect(mayKnow({ companyType }, side, true)).toBe(true);
  });

  it('the contract introduces, whatever becomes of the request after it', () => {
    const to = (...path: Parameters<typeof sideOf>[0][]) => path.map((status) => ({ status }));
    expect(areIntroduced(to('draft', 'new', 'in_work', 'send_to_supplier', 'offer_received'))).toBe(false);
    expect(areIntroduced(to('new', 'supplier_selected', 'rejected_by_supplier'))).toBe(false);
    expect(areIntroduced(to('new', 'contracted'))).toBe(true);
    expect(areIntroduced(to('new', 'contracted', 'rejected_by_customer'))).toBe(true);
  });

  it('a status tells whose people brought the request into it', () => {
    const by = (isCreatedByBroker: boolean) =>
      requestStatuses.filter((status) => sideOf(status, { isCreatedByBroker }) === 'customer');
    expect(by(false)).toEqual(['draft', 'new', 'rejected_by_customer']);
    expect(by(true)).toEqual(['rejected_by_customer']);
    expect(requestStatuses.filter((status) => sideOf(status, { isCreatedByBroker: false }) === 'supplier')).toEqual([
      'rejected_by_supplier',
    ]);
  });
});
