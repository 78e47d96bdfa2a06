import { type AuditObjects, listAuditEntries } from '@setu/kit/audit';
import { mustManageTrees } from '../../category-tree/changes/must-manage-trees.js';
import type { Rpc } from '../../served.js';

const objects: AuditObjects = {
  category: { find: "select id::text from category where concat_ws(' ', title_en, title_ru) ilike ?" },
  static_page: { find: "select link as id from static_page where concat_ws(' ', link, title) ilike ?" },
};

/** For admins. Lists the audit entries of the catalogue, newest first. */
export const listAudit: Rpc<'listAudit'> =
  ({ db }) =>
  async (request, { actor }) => {
    mustManageTrees(actor);
    return listAuditEntries(db, request, objects);
  };
