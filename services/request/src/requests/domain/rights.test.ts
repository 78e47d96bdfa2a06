import { isAppError } from '@setu/kit/core';
import { requestStatuses } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import type { Invitee } from './invitee.js';
import type { Status } from './lifecycle.js';
import { demand, type Party, type Permission, permissionsOf, type Subject } from './rights.js';

const party = (over: Partial<Party>): Party => ({
  userId: 'someone',
  companyId: 'volga',
  companyType: 'customer',
  roles: [],
  commerceAllowed: true,
  ...over,
});
const people = {
  author: party({ userId: 'author' }),
  'author without commerce': party({ userId: 'author', commerceAllowed: false }),
  colleague: party({ userId: 'colleague' }),
  rival: party({ companyId: 'onega' }),
  'its manager': party({ userId: 'm1', companyId: 'setu', companyType: 'broker', roles: ['TEAM_MANAGER'] }),
  'another manager': party({ userId: 'm2', companyId: 'setu', companyType: 'broker', roles: ['TEAM_MANAGER'] }),
  senior: party({ userId: 's', companyId: 'setu', companyType: 'broker', roles: ['TEAM_ADMIN'] }),
  reviewer: party({ userId: 'r', companyId: 'setu', companyType: 'broker', roles: ['TEAM_PRODUCT_REVIEWER'] }),
  admin: party({ userId: 'a', companyId: 'setu', companyType: 'broker', roles: ['ROLE_ADMIN'] }),
  supplier: party({ companyId: 'kaveri', companyType: 'supplier' }),
  'another supplier': party({ companyId: 'deccan', companyType: 'supplier' }),
  'customer with broker roles': party({ companyId: 'onega', roles: ['TEAM_MANAGER', 'TEAM_ADMIN'] }),
  anonymous: party({ userId: '', companyId: '', companyType: '' }),
};

function subject(status: Status, over: Partial<Subject> = {}): Subject {
  const wasSent = !['draft', 'new', 'in_work'].includes(status);
  return {
    status,
    authorUserId: 'author',
    customerCompanyId: 'volga',
    brokerManagerId: status === 'draft' || status === 'new' ? undefined : 'm1',
    supplierCompanyId: 'kaveri',
    invitees: [],
    sentToSupplierAt: wasSent ? new Date(0) : undefined,
    isCreatedByBroker: false,
    ...over,
  };
}

const open: Status[] = ['send_to_supplier', 'offer_received', 'supplier_selected', 'contracted', 'partially_paid'];
const over: Status[] = ['completed', 'rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'];

/** User → statuses → permissions. Anything not listed is not permitted. */
const expected: Record<keyof typeof people, Array<[Status[], Permission[]]>> = {
  author: [
    [['draft'], ['view', 'edit', 'delete', 'repeat']],
    [
      ['new', 'in_work', ...open],
      ['view', 'cancel', 'repeat'],
    ],
    [over, ['view', 'repeat']],
  ],
  'author without commerce': [[[...requestStatuses], ['view']]],
  colleague: [
    [
      ['new', 'in_work', ...open],
      ['view', 'cancel', 'repeat'],
    ],
    [over, ['view', 'repeat']],
  ],
  rival: [],
  'its manager': [
    [
      ['new', 'in_work', ...open],
      ['view', 'manage', 'reject', 'repeat'],
    ],
    [over, ['view', 'repeat']],
  ],
  'another manager': [
    [['new'], ['view', 'manage', 'reject', 'repeat']],
    [
      ['in_work', ...open, ...over],
      ['view', 'repeat'],
    ],
  ],
  senior: [
    [
      ['new', 'in_work', ...open],
      ['view', 'manage', 'manager_change', 'reject', 'repeat'],
    ],
    [over, ['view', 'repeat']],
  ],
  reviewer: [],
  admin: [],
  supplier: [
    [open, ['view', 'reject']],
    [over, ['view']],
  ],
  'another supplier': [],
  'customer with broker roles': [],
  anonymous: [],
};

const cells = Object.entries(expected).flatMap(([who, rows]) =>
  requestStatuses.map((status) => [who, status, rows.find(([in_]) => in_.includes(status))?.[1] ?? []] as const),
);

describe('Permissions on a request', () => {
  it.each(cells)('%s, in the status %s, may: %j', (who, status, allowed) => {
    const actor = people[who as keyof typeof people];
    expect(permissionsOf(actor, subject(status)).sort()).toEqual([...allowed].sort());
  });

  it('only the manager who writes a draft for a customer may see and edit it', () => {
    const draft = subject('draft', { isCreatedByBroker: true, authorUserId: 'm1' });
    for (const [who, actor] of Object.entries(people))
      expect([who, permissionsOf(actor, draft)]).toEqual([
        who,
        who === 'its manager' ? ['view', 'edit', 'delete'] : [],
      ]);
    const former = { ...people['its manager'], roles: ['TEAM_PRODUCT_REVIEWER'] };
    expect(permissionsOf(former, draft)).toEqual([]);
  });

  it('a supplier never sees a request that was rejected before it was sent out', () => {
    const unsent = subject('rejected_by_broker', { sentToSupplierAt: undefined });
    expect(permissionsOf(people.supplier, unsent)).toEqual([]);
  });

  const kaveri = (state: Invitee['state']): Invitee => ({ companyId: 'kaveri', state });
  const deccan = (state: Invitee['state']): Invitee => ({ companyId: 'deccan', state });
  const invitationCases: Array<[string, Invitee[], Status, string[], string[]]> = [
    ['both invited before it was sent', [kaveri('open'), deccan('open')], 'in_work', ['view'], ['view']],
    ['both invited when it was sent', [kaveri('open'), deccan('open')], 'send_to_supplier', ['view'], ['view']],
    ['only the card’s own supplier invited', [kaveri('open')], 'send_to_supplier', ['reject', 'view'], []],
    ['the other invitation withdrawn', [kaveri('open'), deccan('withdrawn')], 'offer_received', ['reject', 'view'], []],
    ['the other supplier declined', [kaveri('open'), deccan('declined')], 'offer_received', ['view'], ['view']],
    ['the card’s own invitation withdrawn', [kaveri('withdrawn'), deccan('open')], 'send_to_supplier', [], ['view']],
    [
      'the card’s own supplier chosen',
      [kaveri('chosen'), deccan('not_chosen')],
      'contracted',
      ['reject', 'view'],
      ['view'],
    ],
  ];
  it.each(invitationCases)(
    'suppliers see a request according to their invitations: %s',
    (_, invitees, status, card, other) => {
      const request = subject(status, { invitees });
      expect(permissionsOf(people.supplier, request).sort()).toEqual(card);
      expect(permissionsOf(people['another supplier'], request).sort()).toEqual(other);
    },
  );

  it('an invisible request returns the same error as a missing one', () => {
    const failures = [undefined, subject('draft')].map((request) =>
      failureOf(() => demand(people.rival, request, 'view')),
    );
    expect(failures[0]).toEqual(failures[1]);
    expect(failures[0]).toMatchObject({ kind: 'not_found' });
  });

  it('a visible request without the permission returns access_denied, or commerce_not_allowed if the company may not trade', () => {
    const published = subject('new');
    expect(failureOf(() => demand(people.colleague, published, 'manage'))).toMatchObject({ code: 'access_denied' });
    expect(failureOf(() => demand(people['author without commerce'], published, 'cancel'))).toMatchObject({
      kind: 'forbidden',
      code: 'commerce_not_allowed',
    });
  });

  it('the permission check does not depend on the status, which the lifecycle checks', () => {
    for (const status of requestStatuses.filter((each) => each !== 'draft'))
      expect(() => demand(people.colleague, subject(status), 'cancel')).not.toThrow();
  });
});

function failureOf(attempt: () => void): { kind: string; code: string } {
  try {
    attempt();
  } catch (error) {
    if (isAppError(error)) return { kind: error.kind, code: error.code };
    throw error;
  }
  throw new Error('nothing was rejected');
}
