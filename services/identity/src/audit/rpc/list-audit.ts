import { listAuditEntries } from '@setu/kit/audit';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';

/** For admins. Lists the audit entries of this service, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request);
  };
