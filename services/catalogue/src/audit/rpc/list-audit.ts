import { tellAudit } from '@setu/kit/audit';
import { mustKeepTrees } from '../../category-tree/changes/must-keep-trees.js';
import type { Rpc } from '../../served.js';

/** Admins. Who did what to what, the newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustKeepTrees(actor);
    return tellAudit(db, request);
  };
