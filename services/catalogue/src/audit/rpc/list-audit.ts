import { listAuditEntries } from '@setu/kit/audit';
import { mustManageTrees } from '../../category-tree/changes/must-manage-trees.js';
import type { Rpc } from '../../served.js';

/** For admins. Lists the audit entries of the catalogue, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    return listAuditEntries(db, request);
  };
