import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';

/** The query of the managers' list of suppliers' applications. */
export const applicationListCodec = {
  sorts: listSorts.applications,
  filters: {
    search: { kind: 'text' },
    managers: { kind: 'set' },
    status: { kind: 'set' },
    'created-on': { kind: 'days' },
    /** `mine` lists what waits for the caller: new applications, and their own with an overdue decision. */
    queue: { kind: 'set' },
  },
} as const satisfies ListCodec;

const path = '/supplier/application';
const listed = { path: `${path}/list`, kind: 'S', who: 'manager', list: applicationListCodec } as const;

/** Suppliers' applications: the public form, and the managers' actions. */
export const applicationRoutes = {
  getApplicationForm: {
    method: 'get',
    path: `${path}/create`,
    kind: 'S',
    who: 'public',
    screen: 'supplier_application_create_page',
  },
  saveApplication: { method: 'post', path: `${path}/save`, kind: 'A', who: 'public' },
  listApplications: { method: 'get', screen: 'supplier_applications_list_page', ...listed },
  searchApplications: { method: 'post', ...listed },
  getApplication: {
    method: 'get',
    path: `${path}/:application`,
    kind: 'S',
    who: 'manager',
    screen: 'supplier_application_page',
  },
  setApplicationManager: { method: 'post', path: `${path}/:application/set-manager`, kind: 'A', who: 'manager' },
  noteApplication: { method: 'post', path: `${path}/:application/note`, kind: 'A', who: 'manager' },
  updateApplicationStatus: {
    method: 'post',
    path: '/broker/application/update-status/:id',
    kind: 'A',
    who: 'manager',
  },
} as const satisfies RouteTable;
