import type { RouteTable } from '../routing.js';

const [created, edited] = ['/supplier/create', '/supplier/:company/edit'] as const;

/** Suppliers' forms: making one, of an application or without, and editing. */
export const supplierRoutes = {
  getNewSupplier: { method: 'get', path: created, kind: 'S', who: 'manager' },
  createSupplier: { method: 'post', path: created, kind: 'S', who: 'manager' },
  getSupplierForm: { method: 'get', path: edited, kind: 'S', who: 'user' },
  saveSupplier: { method: 'post', path: edited, kind: 'S', who: 'user' },
} as const satisfies RouteTable;
