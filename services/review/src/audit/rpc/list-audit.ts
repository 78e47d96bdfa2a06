import { type AuditObjects, listAuditEntries } from '@setu/kit/audit';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from './must-be-admin.js';

const objects: AuditObjects = {
  review: {
    names: `select r.id, s.name_en as en, s.name_ru as ru
      from product_review r join sku_copy s on s.id = r.sku_id where r.id = any(?::uuid[])`,
    find: `select r.id::text from sku_copy s join product_review r on r.sku_id = s.id where s.search_text like replace(lower(?), 'ё', 'е')`,
  },
  application: {
    names: `select id, concat_ws(' ', numeric_hash, company_name) as en, '' as ru
      from application where id = any(?::uuid[])`,
    find: `select id::text from application where concat_ws(' ', numeric_hash, company_name) ilike ?`,
  },
};

/** Open to admins. Lists the audit entries, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request, objects);
  };
