import { listAuditEntries } from '@setu/kit/audit';
import type { Rpc } from '../../served.js';
import { mustBeAdmin } from './must-be-admin.js';

/** Open to admins. Lists the audit entries, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return listAuditEntries(db, request);
  };
