import { type AuditObjects, listAuditEntries } from '@setu/kit/audit';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from './must-be-admin.js';

const objects: AuditObjects = {
  request: {
    // The number and the goods or service, in the other language if it has no name in this one.
    names: `select id, concat_ws(' · ', numeric_hash, coalesce(nullif(name_en, ''), nullif(name_ru, ''))) as en,
      concat_ws(' · ', numeric_hash, coalesce(nullif(name_ru, ''), nullif(name_en, ''))) as ru
      from request where id = any(?::uuid[])`,
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
