import { invalid } from '@setu/kit/core';
import * as wire from '@setu/proto/identity/suppliers';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { Supplier } from '../domain/supplier.js';

/** The form on the wire. */
export const toForm = (supplier: Supplier): wire.SupplierForm => ({
  ...supplier,
  industryIds: [...supplier.industryIds],
  businessType: wireBusinessType(supplier.businessType),
  managerId: supplier.managerId ?? '',
});

/** The form as it was sent; `invalid` where it has no type of business. */
export function fromForm(sent: wire.SupplierForm | undefined): Supplier {
  const form = wire.SupplierForm.fromPartial(sent ?? {});
  const businessType = businessTypeWord(form.businessType);
  if (businessType === undefined) throw invalid({ type: 'required' });
  return { ...form, businessType, managerId: form.managerId.toLowerCase() || undefined };
}
