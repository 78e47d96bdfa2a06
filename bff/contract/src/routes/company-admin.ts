import type { ListCodec } from '../list-query.js';
import { listSorts } from '../list-sorts.js';
import type { RouteTable } from '../routing.js';

/** The query of the admins' list of companies. */
export const companyAdminListCodec = {
  sorts: listSorts.companies,
  filters: {
    search: { kind: 'text' },
    type: { kind: 'set', of: ['customer', 'supplier', 'broker'] },
    state: { kind: 'set', of: ['unsigned', 'locked'] },
  },
} as const satisfies ListCodec;

/** The query of the lists of a company's users and invites. */
const linesCodec = { sorts: listSorts.users, filters: {} } as const satisfies ListCodec;

/** The queries and actions of admins on their company screens. */
export const companyAdminRoutes = {
  setCompanyBlacklisted: {
    method: 'post',
    path: '/admin/companies/:company/toggle-to-public-blacklist/:type',
    kind: 'A',
    who: 'admin',
    words: ['type'],
  },
  listCompanyInvites: {
    method: 'get',
    path: '/admin/api/company/get-invites/:company',
    kind: 'A',
    who: 'admin',
    list: linesCodec,
  },
  listCompanyUsers: {
    method: 'get',
    path: '/admin/api/company/get-users/:company',
    kind: 'A',
    who: 'admin',
    list: linesCodec,
  },
  removeCompanyInvite: { method: 'delete', path: '/admin/api/company/remove-invite/:id', kind: 'A', who: 'admin' },
  extendCompanyInvite: { method: 'post', path: '/admin/extend/invite/date/:id', kind: 'A', who: 'admin' },
  deleteCompany: { method: 'post', path: '/admin/api/company/delete-company', kind: 'A', who: 'admin' },
  getCompanyMatureState: { method: 'get', path: '/admin/api/company/mature-state/:company', kind: 'A', who: 'admin' },
  removeCompanyUser: { method: 'post', path: '/admin/api/company/user/remove/:id', kind: 'A', who: 'admin' },
  listWholeUsers: { method: 'get', path: '/admin/api/users/get/:company', kind: 'A', who: 'admin' },
  saveCompanyUser: { method: 'post', path: '/admin/api/users/edit', kind: 'A', who: 'admin' },
} as const satisfies RouteTable;
