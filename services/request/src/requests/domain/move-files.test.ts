import { describe, expect, it } from 'vitest';
import { mayReadPapers, type PaperedMove } from './move-files.js';

const parties = {
  customer: { companyType: 'customer', companyId: 'volga' },
  broker: { companyType: 'broker', companyId: 'setu' },
  supplier: { companyType: 'supplier', companyId: 'kaveri' },
  rival: { companyType: 'supplier', companyId: 'deccan' },
  visitor: { companyType: '', companyId: '' },
};
const readers = (move: PaperedMove) =>
  Object.entries(parties)
    .filter(([, party]) => mayReadPapers(party, { ...move, supplierCompanyId: 'kaveri' }))
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
    const move = { status: 'rejected_by_supplier', introduced: false, supplierCompanyId: undefined } as const;
    expect(mayReadPapers(parties.supplier, move)).toBe(false);
  });
});
