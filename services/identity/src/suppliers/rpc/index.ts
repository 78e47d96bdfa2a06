import type { SuppliersService } from '@setu/proto/identity/suppliers';
import type { Rpcs } from '../../served.js';
import { createSupplier } from './create-supplier.js';
import { findSimilarSuppliers } from './find-similar-suppliers.js';
import { getSupplierForm } from './get-supplier-form.js';
import { saveSupplier } from './save-supplier.js';

/** The calls about suppliers' forms. */
export const supplierRpcs = {
  ...{ createSupplier, getSupplierForm, saveSupplier, findSimilarSuppliers },
} satisfies Rpcs<typeof SuppliersService>;
