import { forbidden, notFound } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import {
  type Company,
  type CompanyPermission,
  companyPermissions,
  sightOf,
} from '../../companies/domain/company-page.js';

/** A supplier the caller may edit, with what else he may; `not_found` for who does not see all of it, else `forbidden`. */
export function editableSupplier(
  company: Company | undefined,
  actor: Actor,
): { company: Company; permissions: CompanyPermission[] } {
  if (company === undefined || company.type !== 'supplier' || sightOf(company, actor) !== 'all') throw notFound();
  const permissions = companyPermissions(company, actor);
  if (!permissions.includes('edit')) throw forbidden();
  return { company, permissions };
}
