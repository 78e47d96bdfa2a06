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

/** Which roles of which side hold a permission on a card. */
const permissionRoles: ReadonlyArray<readonly [permission: ObjectPermission, side: Side, roles: readonly string[]]> = [
  ['edit', 'broker', ['TEAM_MANAGER', 'TEAM_ADMIN', 'ROLE_ADMIN']],
  ['edit', 'own supplier', ['ROLE_COMPANY_ADMIN', 'TEAM_ADMIN', 'TEAM_GENERAL', 'TEAM_MANAGER']],
  ['review', 'broker', ['TEAM_PRODUCT_REVIEWER']],
];

/** Takes a viewer and a card it sees, gives what it may do with it. */
export function cardPermissions(viewer: Viewer, card: Owned): ObjectPermission[] {
  const side = isBroker(viewer) ? 'broker' : isOwnSupplier(viewer, card.company.id) ? 'own supplier' : undefined;
  return permissionRoles
    .filter(([, of, roles]) => of === side && roles.some((role) => viewer.roles.includes(role)))
    .map(([permission]) => permission);
}
