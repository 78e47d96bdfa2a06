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

describe('who reads the papers of a move', () => {
  it.each([
    ['in_work', ['customer', 'broker']],
    ['send_to_supplier', ['broker']],
    ['offer_received', ['broker']],
    ['supplier_selected', ['broker']],
    ['rejected_by_customer', ['customer', 'broker']],
    ['rejected_by_supplier', ['broker', 'supplier']],
    ['rejected_by_broker', ['customer', 'broker']],
  ] as const)('%s, before they are introduced: %j', (status, expected) => {
    expect(readers({ status, introduced: false })).toEqual(expected);
  });

  it.each([
    'contracted',
    'partially_paid',
    'completed',
    'rejected_by_customer',
    'rejected_by_supplier',
    'rejected_by_broker',
  ] as const)('%s, once they are: both sides of the contract', (status) => {
    expect(readers({ status, introduced: true })).toEqual(['customer', 'broker', 'supplier']);
  });

  it('no supplier does where the request has none', () => {
    const move = { status: 'rejected_by_supplier', introduced: false, supplierCompanyId: undefined } as const;
    expect(mayReadPapers(parties.supplier, move)).toBe(false);
  });
});
