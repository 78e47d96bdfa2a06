import { forbidden, notFound, refused } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { canSeeUnpublished, catalogPermissions } from '../../cards/domain/rights.js';
import type { Supplier } from '../../read-models/store/companies.js';
import type { Stores } from '../../store/index.js';
import { viewerOf } from '../../viewer.js';

/**
 * Returns the supplier for whom a new card is created. Throws:
 * - `not_found` if the caller may not see the company's drafts, or the company is not a supplier;
 * - `forbidden` if the caller has no right to create cards;
 * - `refused` while the company is locked or blacklisted.
 */
export async function mustCreate(
  { companies }: Pick<Stores, 'companies'>,
  actor: Actor,
  companyId: string,
): Promise<Supplier> {
  const viewer = viewerOf(actor);
  const company = canSeeUnpublished(viewer, companyId) ? await companies.find(companyId) : undefined;
  if (company === undefined || !company.isSupplier) throw notFound();
  if (!catalogPermissions(viewer, { ...company, visible: true }).includes('product_create')) throw forbidden();
  if (!company.visible) throw refused('supplier_locked');
  return company;
}

/** Returns the kind and the owner of a reserved card id. The id belongs to one user who writes for one supplier. */
export const reservedFor = (actor: Actor, companyId: string) => ({
  noun: 'card',
  owner: `${companyId} ${actor.userId}`,
});
