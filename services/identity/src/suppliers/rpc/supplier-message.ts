import { invalid } from '@setu/kit/core';
import * as wire from '@setu/proto/identity/suppliers';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { Supplier } from '../domain/supplier.js';

/** Returns the wire message of a form. */
export const toForm = (supplier: Supplier): wire.SupplierForm => ({
  ...supplier,
  industryIds: [...supplier.industryIds],
  businessType: wireBusinessType(supplier.businessType),
  managerId: supplier.managerId ?? '',
});

/** Converts a form from the wire. Throws `invalid` if it has no business type. */
export function fromForm(sent: wire.SupplierForm | undefined): Supplier {
  const form = wire.SupplierForm.fromPartial(sent ?? {});
  const businessType = businessTypeWord(form.businessType);
  if (businessType === undefined) throw invalid({ type: 'required' });
  return { ...form, businessType, managerId: form.managerId.toLowerCase() || undefined };
}
