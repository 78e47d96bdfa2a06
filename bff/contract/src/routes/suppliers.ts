import type { RouteTable } from '../routing.js';

const [created, edited] = ['/supplier/create', '/supplier/:company/edit'] as const;

/** The forms of suppliers: creating one, with or without an application, and editing. */
export const supplierRoutes = {
  getNewSupplier: { method: 'get', path: created, kind: 'S', who: 'manager', screen: 'supplier_create_page' },
  createSupplier: { method: 'post', path: created, kind: 'S', who: 'manager' },
  getSupplierForm: { method: 'get', path: edited, kind: 'S', who: 'user', screen: 'supplier_edit_for_broker_page' },
  saveSupplier: { method: 'post', path: edited, kind: 'S', who: 'user' },
} as const satisfies RouteTable;
