import { listAuditEntries } from '@setu/kit/audit';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from './must-be-admin.js';

const names = {
  review: `select r.id, s.name_en as en, s.name_ru as ru
    from product_review r join sku_copy s on s.id = r.sku_id where r.id = any(?::uuid[])`,
  application: `select id, concat_ws(' ', numeric_hash, company_name) as en, '' as ru
    from application where id = any(?::uuid[])`,
};

/** Open to admins. Lists the audit entries, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request, names);
  };
