import { forbidden, notFound } from '@setu/kit/core';
import { isManager, type Party } from '../../requests/domain/rights.js';

/**
 * Throws if the party may not see a supplier's full history.
 * - `not_found`: a supplier's staff asks for another supplier.
 * - forbidden `access_denied`: the party is not a manager.
 */
export function demandHistory(party: Party, supplierCompanyId: string): void {
  if (isManager(party)) return;
  if (party.companyType !== 'supplier') throw forbidden();
  if (party.companyId !== supplierCompanyId) throw notFound();
}

/** Throws forbidden `access_denied` if the party may not list the requests behind a figure. */
export function demandItems(party: Party): void {
  if (!isManager(party)) throw forbidden();
}
