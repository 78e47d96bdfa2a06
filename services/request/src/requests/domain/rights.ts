import { forbidden, notFound } from '@setu/kit/core';
import type { ObjectPermission } from '@setu/proto/words';
import { isTerminal, type Status } from './lifecycle.js';
import type { Request } from './request.js';

export type Permission = Extract<
  ObjectPermission,
  'view' | 'edit' | 'delete' | 'manage' | 'manager_change' | 'cancel' | 'reject' | 'repeat'
>;

/** Who asks, as far as the rights go. */
export interface Party {
  userId: string;
  companyId: string;
  companyType: string;
  roles: readonly string[];
  commerceAllowed: boolean;
}

/** The request, as far as the rights go. */
export type Subject = Pick<
  Request,
  'status' | 'authorUserId' | 'customerCompanyId' | 'brokerManagerId' | 'supplierCompanyId' | 'sentToSupplierAt'
>;

/** How a party stands to a request; undefined: for that party it does not exist. */
export type Relation = 'author' | 'colleague' | 'senior' | 'managing' | 'onlooking' | 'supplier';

const granted: Record<Relation, readonly Permission[]> = {
  author: ['view', 'edit', 'delete', 'cancel', 'repeat'],
  colleague: ['view', 'cancel', 'repeat'],
  senior: ['view', 'manage', 'manager_change', 'reject'],
  managing: ['view', 'manage', 'reject'],
  onlooking: ['view'],
  supplier: ['view', 'reject'],
};

/** In which statuses a permission means anything. */
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

/** What a customer does only where the company may trade. */
const needsCommerce: readonly Permission[] = ['edit', 'delete', 'cancel', 'repeat'];

/** True for a manager of the broker: TEAM_MANAGER or TEAM_ADMIN. */
export function isManager(party: Party): boolean {
  return party.companyType === 'broker' && (party.roles.includes('TEAM_MANAGER') || isSenior(party));
}

/** True for a senior manager of the broker: TEAM_ADMIN. */
export function isSenior(party: Party): boolean {
  return party.companyType === 'broker' && party.roles.includes('TEAM_ADMIN');
}

/** Takes a party and a request, gives how it stands to it. */
export function relationOf(party: Party, request: Subject): Relation | undefined {
  if (party.companyType === 'customer') return customerRelation(party, request);
  if (request.status === 'draft') return undefined;
  if (isSenior(party)) return 'senior';
  if (isManager(party)) return mayManage(party, request) ? 'managing' : 'onlooking';
  const isItsSupplier = party.companyType === 'supplier' && party.companyId === request.supplierCompanyId;
  return isItsSupplier && request.sentToSupplierAt !== undefined ? 'supplier' : undefined;
}

/** What the party may do with the request now, for the wire: none when it does not exist for it. */
export function permissionsOf(party: Party, request: Subject): Permission[] {
  const relation = relationOf(party, request);
  if (relation === undefined) return [];
  return granted[relation].filter((permission) => open[permission](request.status) && hasCommerce(party, permission));
}

/**
 * Refuses who may not: not_found where the request does not exist for the party, forbidden `access_denied` without the
 * permission, forbidden `commerce_not_allowed` where the company may not trade. Whether the status allows it is the
 * lifecycle's to say.
 */
export function demand(party: Party, request: Subject | undefined, permission: Permission): asserts request is Subject {
  const relation = request && relationOf(party, request);
  if (relation === undefined) throw notFound();
  if (!granted[relation].includes(permission)) throw forbidden();
  if (!hasCommerce(party, permission)) throw forbidden('commerce_not_allowed');
}

function customerRelation(party: Party, request: Subject): Relation | undefined {
  if (party.companyId !== request.customerCompanyId) return undefined;
  if (party.userId === request.authorUserId) return 'author';
  return request.status === 'draft' ? undefined : 'colleague';
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
