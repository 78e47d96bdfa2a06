import { requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { assignedTo } from './assignment.js';
import { isTerminal } from './lifecycle.js';
import type { Request } from './request.js';

const request: Request = {
  id: 'r',
  kind: 'rfc',
  status: 'in_work',
  version: 3,
  eventSeq: 2,
  createdAt: new Date(0),
  statusAt: new Date(0),
  authorUserId: 'author',
  customerCompanyId: 'volga',
  brokerManagerId: 'm1',
  supplierCompanyId: 'kaveri',
  sentToSupplierAt: undefined,
  invitees: [],
  isCreatedByBroker: false,
  contact: { name: '', surname: '', patronymic: '', phone: '', email: '' },
  skuId: undefined,
  name: { en: 'Tea', ru: '' },
  customerPrice: undefined,
  publication: undefined,
  total: undefined,
};
const senior = { userId: 's', companyId: 'setu', companyType: 'broker', roles: ['TEAM_ADMIN'], commerceAllowed: false };

describe('Assigning a manager as a senior manager', () => {
  it('increases the version of the request', () => {
    expect(assignedTo(senior, request, 'm2')).toEqual({
      result: 'assigned',
      after: { ...request, brokerManagerId: 'm2', version: 4 },
    });
  });

  it('does nothing if the manager already has the request', () => {
    expect(assignedTo(senior, request, 'm1')).toEqual({ result: 'unchanged' });
  });

  it.each(requestStatuses)('in the status %s, succeeds only if the request is published and open', (status) => {
    const { result } = assignedTo(senior, { ...request, status }, 'm2');
    if (status === 'draft') expect(result).toBe('not_found');
    else expect(result).toBe(isTerminal(status) ? 'closed' : 'assigned');
  });

  it('reports a request that does not exist as not found', () => {
    expect(assignedTo(senior, undefined, 'm2')).toEqual({ result: 'not_found' });
  });
});
