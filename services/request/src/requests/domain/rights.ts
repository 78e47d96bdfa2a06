import { forbidden, notFound } from '@setu/kit/core';
import type { ObjectPermission } from '@setu/proto/words';
import { inviteeOf, isOnlyInvitee } from './invitee.js';
import { isTerminal, type Status } from './lifecycle.js';
import type { Request } from './request.js';

export type Permission = Extract<
  ObjectPermission,
  'view' | 'edit' | 'delete' | 'manage' | 'manager_change' | 'cancel' | 'reject' | 'repeat'
>;

/** The part of a caller that the access rules read. */
export interface Party {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  commerceAllowed: boolean;
}

/** The part of a request that the access rules read. */
export type Subject = Pick<
  Request,
  | 'status'
  | 'authorUserId'
  | 'customerCompanyId'
  | 'brokerManagerId'
  | 'supplierCompanyId'
  | 'sentToSupplierAt'
  | 'invitees'
  | 'isCreatedByBroker'
>;

/**
 * A party's relation to a request. Undefined means that the request does not exist for the party.
 * - `invited`: a supplier invited along with others.
 * - `past`: a supplier that no longer takes part and sees the request as it was then.
 */
export type Relation =
  | 'author'
  | 'colleague'
  | 'writing'
  | 'senior'
  | 'managing'
  | 'onlooking'
  | 'supplier'
  | 'invited'
  | 'past';

const granted: Record<Relation, readonly Permission[]> = {
  author: ['view', 'edit', 'delete', 'cancel', 'repeat'],
  colleague: ['view', 'cancel', 'repeat'],
  // A manager's own draft.
  writing: ['view'],
  senior: ['view', 'manage', 'manager_change', 'reject', 'repeat'],
  managing: ['view', 'manage', 'reject', 'repeat'],
  onlooking: ['view', 'repeat'],
  supplier: ['view', 'reject'],
  invited: ['view'],
  past: ['view'],
};

/** The additional permissions of a manager on a request that they write for a customer. */
const grantedToWriter: readonly Permission[] = ['edit', 'delete'];

/** The statuses in which each permission applies. */
const open: Record<Permission, (status: Status) => boolean> = {
  view: () => true,
  repeat: () => true,
  edit: (status) => status === 'draft',
  delete: (status) => status === 'draft',
  manage: isUnderWay,
  manager_change: isUnderWay,
  cancel: isUnderWay,
  reject: isUnderWay,
};

/** The permissions that a customer has only while the company may trade. */
const needsCommerce: readonly Permission[] = ['edit', 'delete', 'cancel', 'repeat'];

/** Returns whether the party is a manager of the broker: TEAM_MANAGER or TEAM_ADMIN. */
export function isManager(party: Party): boolean {
  return party.companyType === 'broker' && (party.roles.includes('TEAM_MANAGER') || isSenior(party));
}

/** Returns whether the party is a senior manager of the broker: TEAM_ADMIN. */
export function isSenior(party: Party): boolean {
  return party.companyType === 'broker' && party.roles.includes('TEAM_ADMIN');
}

/** Returns the party's relation to a request. */
export function relationOf(party: Party, request: Subject): Relation | undefined {
  if (party.companyType === 'customer') return customerRelation(party, request);
  if (request.status === 'draft') return isWriting(party, request) ? 'writing' : undefined;
  if (isSenior(party)) return 'senior';
  if (isManager(party)) return mayManage(party, request) ? 'managing' : 'onlooking';
  return party.companyType === 'supplier' ? supplierRelation(party, request) : undefined;
}

/** Returns the party's current permissions on the request. The list is empty if the request does not exist for it. */
export function permissionsOf(party: Party, request: Subject): Permission[] {
  const relation = relationOf(party, request);
  if (relation === undefined) return [];
  return grantedTo(party, request, relation).filter(
    (permission) => open[permission](request.status) && hasCommerce(party, permission),
  );
}

/**
 * Throws if the party does not have the permission. The lifecycle checks the status separately.
 * - `not_found`: the request does not exist for the party.
 * - forbidden `access_denied`: the permission is missing.
 * - forbidden `commerce_not_allowed`: the company may not trade.
 */
export function demand(party: Party, request: Subject | undefined, permission: Permission): asserts request is Subject {
  const relation = request && relationOf(party, request);
  if (request === undefined || relation === undefined) throw notFound();
  if (!grantedTo(party, request, relation).includes(permission)) throw forbidden();
  if (!hasCommerce(party, permission)) throw forbidden('commerce_not_allowed');
}

function grantedTo(party: Party, request: Subject, relation: Relation): readonly Permission[] {
  return isWriting(party, request) ? [...granted[relation], ...grantedToWriter] : granted[relation];
}

function customerRelation(party: Party, request: Subject): Relation | undefined {
  if (party.companyId !== request.customerCompanyId) return undefined;
  if (party.userId === request.authorUserId) return 'author';
  return request.status === 'draft' ? undefined : 'colleague';
}

/**
 * Returns a supplier's relation. The chosen supplier counts as the request's supplier. Before a supplier is chosen, the
 * card's own supplier counts if the request was sent to it and no other supplier is invited.
 */
function supplierRelation({ companyId }: Party, request: Subject): Relation | undefined {
  const invitee = inviteeOf(companyId, request);
  if (invitee === undefined || invitee.state === 'withdrawn') return undefined;
  if (invitee.state === 'chosen') return 'supplier';
  if (invitee.state !== 'open') return 'past';
  const wasSentToIt = request.supplierCompanyId === companyId && request.sentToSupplierAt !== undefined;
  return wasSentToIt && isOnlyInvitee(companyId, request) ? 'supplier' : 'invited';
}

function isWriting(party: Party, { authorUserId, isCreatedByBroker }: Subject): boolean {
  return isCreatedByBroker && isManager(party) && party.userId === authorUserId;
}

function mayManage(party: Party, request: Subject): boolean {
  return request.brokerManagerId === undefined || request.brokerManagerId === party.userId;
}

function hasCommerce(party: Party, permission: Permission): boolean {
  return party.companyType !== 'customer' || party.commerceAllowed || !needsCommerce.includes(permission);
}

function isUnderWay(status: Status): boolean {
  return status !== 'draft' && !isTerminal(status);
}
