import { endpoints, supplierInput } from '@setu/contract';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { createSupplier, newSupplierPage, saveSupplier, supplierPage } from '../pages/suppliers.js';

/** Suppliers' forms: creating, with or without an application, and editing. */
export const supplierRoutes = [
  route(endpoints.getNewSupplier, async (call) => ({
    data: await newSupplierPage(call, call.query['supp-app-id'] ?? ''),
  })),
  route(endpoints.createSupplier, async (call) => ({ data: await createSupplier(call, call.input) })),
  route(endpoints.getSupplierForm, async (call) => ({ data: await supplierPage(call, call.params.company) })),
  route(endpoints.saveSupplier, { checksLate: true }, async (call) => {
    // A missing permission is reported before invalid input.
    await call.deps.services.identity.getSupplierForm({ companyId: call.params.company }, call.reads());
    return { data: await saveSupplier(call, call.params.company, readInput(supplierInput, call.body)) };
  }),
];
