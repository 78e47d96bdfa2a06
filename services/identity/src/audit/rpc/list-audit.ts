import { tellAudit } from '@setu/kit/audit';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';

/** Admins. Who did what to what, the newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustBeAdmin(actor);
    return tellAudit(db, request);
  };
