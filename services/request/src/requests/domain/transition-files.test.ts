import { describe, expect, it } from 'vitest';
import { mayReadFiles, type TransitionWithFiles } from './transition-files.js';

const parties = {
  customer: { companyType: 'customer', companyId: 'volga' },
  broker: { companyType: 'broker', companyId: 'setu' },
  supplier: { companyType: 'supplier', companyId: 'kaveri' },
  rival: { companyType: 'supplier', companyId: 'deccan' },
  visitor: { companyType: '', companyId: '' },
};
const readers = (transition: TransitionWithFiles) =>
  Object.entries(parties)
    .filter(([, party]) => mayReadFiles(party, { ...transition, supplierCompanyId: 'kaveri' }))
    .map(([name]) => name);

describe('Who may read the documents of a transition', () => {
  it.each([
    ['in_work', ['customer', 'broker']],
    ['send_to_supplier', ['broker']],
    ['offer_received', ['broker']],
    ['supplier_selected', ['broker']],
    ['rejected_by_customer', ['customer', 'broker']],
    ['rejected_by_supplier', ['broker', 'supplier']],
    ['rejected_by_broker', ['customer', 'broker']],
  ] as const)('before the introduction, for %s: %j', (status, expected) => {
    expect(readers({ status, introduced: false })).toEqual(expected);
  });

  it.each([
    'contracted',
    'partially_paid',
    'completed',
    'rejected_by_customer',
    'rejected_by_supplier',
    'rejected_by_broker',
  ] as const)('after the introduction, for %s: both sides of the contract', (status) => {
    expect(readers({ status, introduced: true })).toEqual(['customer', 'broker', 'supplier']);
  });

  it('excludes suppliers if the request has no supplier', () => {
    const transition = { status: 'rejected_by_supplier', introduced: false, supplierCompanyId: undefined } as const;
    expect(mayReadFiles(parties.supplier, transition)).toBe(false);
  });
});
