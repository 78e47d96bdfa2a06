import { notFound } from '@setu/kit/core';
import { seesLandedPrices } from '../domain/sees-landed-prices.js';

/** Throws `not_found` for suppliers, because they may not see roubles or the customer's costs. */
export function mustNotBeSupplier(actor: { companyType: string }): void {
  if (!seesLandedPrices(actor)) throw notFound();
}
