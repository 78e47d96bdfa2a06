import { invalid, isKnownPhone } from '@setu/kit/core';
import { plainSupplier, supplierFailures } from '@setu/proto/supplier-form';
import type { NamedIndustry } from '../../industries/store/industries.js';
import type { Stores } from '../../store/index.js';
import { namedIndustries, type Supplier, supplierFilesMax, supplierNames } from '../domain/supplier.js';

/** A valid form, with the names of its industries. */
export interface ValidSupplier {
  supplier: Supplier;
  industries: NamedIndustry[];
  known: NamedIndustry[];
}

/**
 * Validates a form and returns it as it is stored. `currentManagerId` is the present manager, who is accepted without a
 * check. Throws `invalid` under the names on the wire.
 */
export async function validateSupplier(
  stores: Pick<Stores, 'industries' | 'users'>,
  typed: Supplier,
  currentManagerId?: string,
): Promise<ValidSupplier> {
  const known = await stores.industries.all();
  const form = { ...typed, ...plainSupplier(typed) };
  const failures = supplierFailures(form, { isGstnRequired: true, isKnownPhone, names: supplierNames });
  const isKnown = form.industryIds.every((id) => known.some((industry) => industry.id === id));
  const isNamed = form.managerId !== undefined && form.managerId !== currentManagerId;
  const managers = isNamed ? await stores.users.managerIds() : [];
  const wrong = {
    ...failures,
    ...(!isKnown && { industries: 'invalid_option' }),
    ...(form.files.length > supplierFilesMax && {
      media: { code: 'too_many_files', params: { max: String(supplierFilesMax) } },
    }),
    ...(isNamed && !managers.includes(form.managerId ?? '') && { manager_id: 'invalid_option' }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong as Parameters<typeof invalid>[0]);
  return { supplier: form, industries: namedIndustries(form, known), known };
}
