import { forbidden, notFound, refused } from '@setu/kit/core';
import { localeOf, mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { canSeeUnpublished, catalogPermissions, isBroker } from '../../cards/domain/rights.js';
import type { Supplier } from '../../read-models/store/companies.js';
import type { Stores } from '../../store/index.js';
import { viewerOf } from '../../viewer.js';
import type { Starter } from '../domain/import-run.js';

/**
 * Returns the supplier whose cards the caller imports. Throws `not_found` if the company is not such a supplier for
 * this caller. Throws `forbidden` for the supplier's own staff without the permission to create cards.
 */
export async function mustImport(
  { companies }: Pick<Stores, 'companies'>,
  actor: Actor,
  companyId: string,
): Promise<Supplier> {
  mustBeUser(actor);
  const viewer = viewerOf(actor);
  const company = canSeeUnpublished(viewer, companyId) ? await companies.find(companyId) : undefined;
  if (company === undefined || !company.isSupplier) throw notFound();
  const mayWrite = catalogPermissions(viewer, { ...company, visible: true }).includes('product_create');
  if (!mayWrite) throw isBroker(viewer) ? notFound() : forbidden();
  return company;
}

/** Throws `supplier_locked` while the supplier is locked or blacklisted. */
export function mustBeOpen({ visible }: Supplier): void {
  if (!visible) throw refused('supplier_locked');
}

/** Returns the user on whose behalf a run writes. */
export const starterOf = (actor: Actor): Starter => {
  const { userId, actingUserId, companyId, companyType, roles } = actor;
  return { userId, actingUserId, companyId, companyType, roles: [...roles], locale: localeOf(actor) };
};
