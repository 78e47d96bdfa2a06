import { type AuditObjects, listAuditEntries } from '@setu/kit/audit';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';

const objects: AuditObjects = {
  company: { find: "select id::text from company where concat_ws(' ', short_name, full_name) ilike ?" },
  person: { find: "select id::text from app_user where concat_ws(' ', surname, name, patronymic) ilike ?" },
};

/** For admins. Lists the audit entries of this service, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request, objects);
  };
