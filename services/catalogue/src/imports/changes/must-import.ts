import { forbidden, notFound, refused } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { catalogPermissions, isBroker, seesUnpublished } from '../../cards/domain/rights.js';
import type { Supplier } from '../../copies/store/companies.js';
import type { Stores } from '../../store/index.js';
import { viewerOf } from '../../viewer.js';
import type { Starter } from '../domain/import-run.js';

/**
 * The supplier whose cards the caller writes by file; to whoever does not write its cards there is no such supplier, to its
 * own people without the right it is `forbidden`.
 */
export async function mustImport(
  { companies }: Pick<Stores, 'companies'>,
  actor: Actor,
  companyId: string,
): Promise<Supplier> {
  mustBeUser(actor);
  const viewer = viewerOf(actor);
  const company = seesUnpublished(viewer, companyId) ? await companies.find(companyId) : undefined;
  if (company === undefined || !company.isSupplier) throw notFound();
  const mayWrite = catalogPermissions(viewer, { ...company, visible: true }).includes('product_create');
  if (!mayWrite) throw isBroker(viewer) ? notFound() : forbidden();
  return company;
}

/** Refuses while the supplier is locked or blacklisted. */
export function mustBeOpen({ visible }: Supplier): void {
  if (!visible) throw refused('supplier_locked');
}

/** In whose name a run writes. */
export const starterOf = (actor: Actor): Starter => {
  const { userId, actingUserId, companyId, companyType, roles } = actor;
  return { userId, actingUserId, companyId, companyType, roles: [...roles], locale: localeOf(actor) };
};
