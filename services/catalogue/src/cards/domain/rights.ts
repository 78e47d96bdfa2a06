import type { ObjectPermission } from '@setu/proto/words';
import type { Card } from './card.js';

/** Who looks: what the rules need to know of a caller. */
export interface Viewer {
  companyType: string;
  companyId: string;
  roles: readonly string[];
}

/** Nobody in particular. */
export const anyViewer: Viewer = { companyType: '', companyId: '', roles: [] };

interface Owned {
  company: { id: string };
}

export const isBroker = (viewer: Viewer): boolean => viewer.companyType === 'broker';

const isOwnSupplier = (viewer: Viewer, companyId: string): boolean =>
  viewer.companyType === 'supplier' && companyId !== '' && viewer.companyId === companyId;

/** Whether the viewer sees drafts and unpublished cards of a company: brokers of all, a supplier's staff of its own. */
export const seesUnpublished = (viewer: Viewer, companyId: string): boolean =>
  isBroker(viewer) || isOwnSupplier(viewer, companyId);

/** Whether a card exists for the viewer. */
export function seesCard(viewer: Viewer, card: Pick<Card, 'state' | 'isCompanyVisible'> & Owned): boolean {
  return (card.state === 'published' && card.isCompanyVisible) || seesUnpublished(viewer, card.company.id);
}

type Side = 'broker' | 'own supplier';

const editors = ['TEAM_MANAGER', 'TEAM_ADMIN', 'ROLE_ADMIN'];
const ownEditors = ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_GENERAL', 'TEAM_MANAGER'];
type Permissions = ReadonlyArray<readonly [permission: ObjectPermission, side: Side, roles: readonly string[]]>;

/** Which roles of which side hold a permission on a card. */
const permissionRoles: Permissions = [
  ['edit', 'broker', editors],
  ['edit', 'own supplier', ownEditors],
  ['delete', 'broker', editors],
  ['delete', 'own supplier', ownEditors],
  ['review', 'broker', ['TEAM_PRODUCT_REVIEWER']],
];

/** Which roles of which side hold a permission on a company's cards as a whole. */
const companyRoles: Permissions = [
  ['product_create', 'broker', ['TEAM_MANAGER', 'TEAM_ADMIN']],
  ['product_create', 'own supplier', ownEditors],
];

const heldBy = (table: Permissions, viewer: Viewer, companyId: string): ObjectPermission[] => {
  const side = isBroker(viewer) ? 'broker' : isOwnSupplier(viewer, companyId) ? 'own supplier' : undefined;
  return table
    .filter(([, of, roles]) => of === side && roles.some((role) => viewer.roles.includes(role)))
    .map(([permission]) => permission);
};

/** Takes a viewer and a card it sees, gives what it may do with it. */
export const cardPermissions = (viewer: Viewer, card: Owned): ObjectPermission[] =>
  heldBy(permissionRoles, viewer, card.company.id);

/** Whether the viewer may write cards of some company: of any as a broker, of its own as a supplier. */
export const writesCards = (viewer: Viewer): boolean =>
  isBroker(viewer) || (viewer.companyType === 'supplier' && ownEditors.some((role) => viewer.roles.includes(role)));

/** Takes a viewer and a supplier, gives what it may do with its cards: new ones for an open supplier alone. */
export const catalogPermissions = (
  viewer: Viewer,
  company: { id: string; visible: boolean; isSupplier: boolean },
): ObjectPermission[] => [
  ...(company.visible && company.isSupplier ? heldBy(companyRoles, viewer, company.id) : []),
  ...heldBy(permissionRoles, viewer, company.id),
];
