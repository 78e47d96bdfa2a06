import { type AuditObjects, listAuditEntries } from '@setu/kit/audit';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from './must-be-admin.js';

const objects: AuditObjects = {
  request: {
    names: `select id, coalesce(numeric_hash, '') as en, '' as ru from request where id = any(?::uuid[])`,
    find: `select id::text from request where search_text like replace(lower(?), 'ё', 'е')`,
  },
};

/** Lists the audit entries, newest first. Admins only. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request, objects);
  };
