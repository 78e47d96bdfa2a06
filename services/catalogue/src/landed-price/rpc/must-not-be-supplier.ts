import { notFound } from '@setu/kit/core';

/** Throws `not_found` for suppliers, because they may not see roubles or the customer's costs. */
export function mustNotBeSupplier({ companyType }: { companyType: string }): void {
  if (companyType === 'supplier') throw notFound();
}
