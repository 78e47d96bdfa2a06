import { requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { availableTransitions } from './available-transitions.js';
import { isTerminal } from './lifecycle.js';
import type { Party, Subject } from './rights.js';

const party = (userId: string, companyId: string, companyType: string, roles: string[] = []): Party => ({
  userId,
  companyId,
  companyType,
  roles,
  commerceAllowed: true,
});
const buyer = party('buyer', 'volga', 'customer');
const seller = party('seller', 'kaveri', 'supplier');
const manager = party('manager', 'setu', 'broker', ['TEAM_MANAGER']);
const other = party('other', 'setu', 'broker', ['TEAM_MANAGER']);
const senior = party('senior', 'setu', 'broker', ['TEAM_ADMIN']);

const at = (status: Subject['status']): Subject => ({
  status,
  authorUserId: 'buyer',
  customerCompanyId: 'volga',
  brokerManagerId: status === 'new' ? undefined : 'manager',
  supplierCompanyId: 'kaveri',
  invitees: [],
  sentToSupplierAt: ['draft', 'new', 'in_work'].includes(status) ? undefined : new Date(0),
  isCreatedByBroker: false,
});
const toFrom = (who: Party, status: Subject['status']) =>
  availableTransitions(who, at(status)).map((transition) => transition.status);

describe('The actions offered to a user', () => {
  it('let the manager confirm the next status, or reject with a reason and a comment', () => {
    expect(availableTransitions(manager, at('new'))).toEqual([
      { status: 'in_work', needs: [], accepts: [], confirm: true },
      { status: 'rejected_by_broker', needs: ['reject_reason', 'reject_comment'], accepts: ['files'], confirm: false },
    ]);
    expect(toFrom(manager, 'in_work')).toEqual(['send_to_supplier', 'rejected_by_broker']);
    expect(toFrom(senior, 'in_work')).toEqual(['send_to_supplier', 'rejected_by_broker']);
  });

  it('are empty for a manager once another manager has the request', () => {
    expect(toFrom(other, 'new')).toEqual(['in_work', 'rejected_by_broker']);
    expect(toFrom(other, 'in_work')).toEqual([]);
  });

  it('let the customer cancel until the end, and the supplier reject from when it receives the request until the end', () => {
    for (const status of requestStatuses) {
      const underWay = status !== 'draft' && !isTerminal(status);
      expect(toFrom(buyer, status)).toEqual(underWay ? ['rejected_by_customer'] : []);
      const sent = underWay && status !== 'new' && status !== 'in_work';
      expect(toFrom(seller, status)).toEqual(sent ? ['rejected_by_supplier'] : []);
    }
  });

  it('are empty for a company that may not trade and for unrelated companies', () => {
    expect(availableTransitions({ ...buyer, commerceAllowed: false }, at('new'))).toEqual([]);
    expect(toFrom(party('rival', 'onega', 'customer'), 'new')).toEqual([]);
  });
});
