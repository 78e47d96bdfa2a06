import type { ListCodec } from '../list-query.js';
import type { RouteTable } from '../routing.js';
import { importRowResults } from '../words.js';

/** The query of the rows of an import run. */
export const importRowCodec = {
  sorts: [],
  filters: { result: { kind: 'set', of: importRowResults } },
} as const satisfies ListCodec;

/**
 * Importing and exporting cards as files. The catalogue checks the access to a company: brokers and the supplier's own
 * staff.
 */
export const importRoutes = {
  getCardTemplate: { method: 'get', path: '/broker/companies/catalog/template', kind: 'D', who: 'user' },
  downloadCards: { method: 'get', path: '/broker/companies/:company/catalog/download', kind: 'D', who: 'user' },
  uploadCards: { method: 'post', path: '/broker/companies/:company/catalog/upload', kind: 'A', who: 'user' },
  getCardUploadRun: {
    method: 'get',
    path: '/broker/companies/:company/catalog/upload/:run',
    kind: 'A',
    who: 'user',
    list: importRowCodec,
  },
  applyCardUpload: { method: 'post', path: '/broker/companies/:company/catalog/upload/:run', kind: 'A', who: 'user' },
  stopCardUpload: { method: 'delete', path: '/broker/companies/:company/catalog/upload/:run', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
