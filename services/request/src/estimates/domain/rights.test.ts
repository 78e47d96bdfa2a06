import { expect, it } from 'vitest';
import type { Party, Subject } from '../../requests/domain/rights.js';
import { demandReading, isOpen, mayOverride, mayRecord } from './rights.js';

const request: Subject = {
  ...{ status: 'in_work', authorUserId: 'author', customerCompanyId: 'volga', brokerManagerId: 'manager' },
  ...{ supplierCompanyId: 'kaveri', sentToSupplierAt: new Date(0), isCreatedByBroker: false, invitees: [] },
};
const party = (userId: string, companyType: string, companyId: string, ...roles: string[]): Party => ({
  ...{ userId, companyType, companyId, roles, commerceAllowed: true },
});
const buyer = party('author', 'customer', 'volga');
const manager = party('manager', 'broker', 'setu', 'TEAM_MANAGER');
const onlooker = party('other', 'broker', 'setu', 'TEAM_MANAGER');
const supplier = party('seller', 'supplier', 'kaveri');

it('a landed price gets versions from the publication of its request to its end', () => {
  expect([isOpen('draft'), isOpen('new'), isOpen('partially_paid')]).toEqual([false, true, true]);
  expect([isOpen('completed'), isOpen('rejected_by_broker')]).toEqual([false, false]);
});

it('customers and those who manage the request store versions, and only the latter replace figures', () => {
  expect([buyer, manager, onlooker].map((one) => mayRecord(one, request))).toEqual([true, true, false]);
  expect([buyer, manager, onlooker].map((one) => mayOverride(one, request))).toEqual([false, true, false]);
  expect(mayRecord(manager, { ...request, status: 'completed' })).toBe(false);
});

it('a landed price does not exist for suppliers', () => {
  expect(() => demandReading(supplier, { ...request, status: 'send_to_supplier' })).toThrow('not_found');
  expect(() => demandReading(buyer, request)).not.toThrow();
});
