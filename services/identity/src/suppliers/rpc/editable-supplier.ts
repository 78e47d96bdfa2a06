import { forbidden, notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import {
  type Company,
  type CompanyPermission,
  companyPermissions,
  sightOf,
} from '../../companies/domain/company-page.js';

/**
 * Returns a supplier that the caller may edit, with the caller's other permissions. Throws `not_found` if the caller
 * may not see all of the supplier's data, and `forbidden` if they may not edit it.
 */
export function editableSupplier(
  company: Company | undefined,
  actor: Actor,
): { company: Company; permissions: CompanyPermission[] } {
  if (company === undefined || company.type !== 'supplier' || sightOf(company, actor) !== 'all') throw notFound();
  const permissions = companyPermissions(company, actor);
  if (!permissions.includes('edit')) throw forbidden();
  return { company, permissions };
}
