import { endpoints, supplierInput } from '@setu/contract';
import { readInput } from '../http/input.js';
import { route } from '../http/route.js';
import { createSupplier, newSupplierPage, saveSupplier, supplierPage } from '../pages/suppliers.js';

/** Suppliers' forms: creating, with or without an application, and editing. */
export const supplierRoutes = [
  route(endpoints.getNewSupplier, async (ask) => ({
    data: await newSupplierPage(ask, ask.query['supp-app-id'] ?? ''),
  })),
  route(endpoints.createSupplier, async (ask) => ({ data: await createSupplier(ask, ask.input) })),
  route(endpoints.getSupplierForm, async (ask) => ({ data: await supplierPage(ask, ask.params.company) })),
  route(endpoints.saveSupplier, { checksLate: true }, async (ask) => {
    // A missing permission is reported before invalid input.
    await ask.deps.services.identity.getSupplierForm({ companyId: ask.params.company }, ask.reads());
    return { data: await saveSupplier(ask, ask.params.company, readInput(supplierInput, ask.body)) };
  }),
];
