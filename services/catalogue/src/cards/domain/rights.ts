import type { ObjectPermission } from '@setu/proto/words';
import type { Card } from './card.js';

/** The facts about a caller that the rules need. */
export interface Viewer {
  companyType: string;
  companyId: string;
  roles: readonly string[];
}

/** A viewer without an account. */
export const anyViewer: Viewer = { companyType: '', companyId: '', roles: [] };

interface Owned {
  company: { id: string };
}

export const isBroker = (viewer: Viewer): boolean => viewer.companyType === 'broker';

const isOwnSupplier = (viewer: Viewer, companyId: string): boolean =>
  viewer.companyType === 'supplier' && companyId !== '' && viewer.companyId === companyId;

/**
 * Returns whether the viewer sees a company's drafts and unpublished cards. Brokers see those of all companies, a
 * supplier's staff only those of their own company.
 */
export const canSeeUnpublished = (viewer: Viewer, companyId: string): boolean =>
  isBroker(viewer) || isOwnSupplier(viewer, companyId);

/** Returns whether a card exists for the viewer. */
export function canSeeCard(viewer: Viewer, card: Pick<Card, 'state' | 'isCompanyVisible'> & Owned): boolean {
  return (card.state === 'published' && card.isCompanyVisible) || canSeeUnpublished(viewer, card.company.id);
}

type Side = 'broker' | 'own supplier';

const editors = ['TEAM_MANAGER', 'TEAM_ADMIN', 'ROLE_ADMIN'];
const supplierEditors = ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_GENERAL', 'TEAM_MANAGER'];
type Permissions = ReadonlyArray<readonly [permission: ObjectPermission, side: Side, roles: readonly string[]]>;

/** The roles that have a permission on a single card, by side. */
const permissionRoles: Permissions = [
  ['edit', 'broker', editors],
  ['edit', 'own supplier', supplierEditors],
  ['delete', 'broker', editors],
  ['delete', 'own supplier', supplierEditors],
  ['review', 'broker', ['TEAM_PRODUCT_REVIEWER']],
];

/** The roles that have a permission on a company's cards as a group, by side. */
const companyRoles: Permissions = [
  ['product_create', 'broker', ['TEAM_MANAGER', 'TEAM_ADMIN']],
  ['product_create', 'own supplier', supplierEditors],
];

const permissionsIn = (table: Permissions, viewer: Viewer, companyId: string): ObjectPermission[] => {
  const side = isBroker(viewer) ? 'broker' : isOwnSupplier(viewer, companyId) ? 'own supplier' : undefined;
  return table
    .filter(([, of, roles]) => of === side && roles.some((role) => viewer.roles.includes(role)))
    .map(([permission]) => permission);
};

/** Returns the viewer's permissions on a card that they can see. */
export const cardPermissions = (viewer: Viewer, card: Owned): ObjectPermission[] =>
  permissionsIn(permissionRoles, viewer, card.company.id);

/**
 * Returns whether the viewer may write any cards. A broker may write those of every company, a supplier only its own.
 */
export const canWriteCards = (viewer: Viewer): boolean =>
  isBroker(viewer) ||
  (viewer.companyType === 'supplier' && supplierEditors.some((role) => viewer.roles.includes(role)));

/** Returns the viewer's permissions on a supplier's cards. New cards are possible only if the supplier is visible. */
export const catalogPermissions = (
  viewer: Viewer,
  company: { id: string; visible: boolean; isSupplier: boolean },
): ObjectPermission[] => [
  ...(company.visible && company.isSupplier ? permissionsIn(companyRoles, viewer, company.id) : []),
  ...permissionsIn(permissionRoles, viewer, company.id),
];
