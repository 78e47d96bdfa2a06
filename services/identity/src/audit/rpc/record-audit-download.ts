import { cut } from '@setu/kit/core';
import { mustBeAdmin } from '../../people/changes/must-be-admin.js';
import type { Rpc } from '../../served.js';

const longest = 100;

/** For admins. Records that the caller downloads the audit log. */
export const recordAuditDownload: Rpc<'recordAuditDownload'> =
  ({ write }) =>
  async ({ filters }, { actor }) => {
    mustBeAdmin(actor);
    const after = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, cut(value, longest)]));
    await write(({ auditLog }) =>
      auditLog.add({ action: 'audit.downloaded', object: { kind: 'audit', id: 'all' }, after }),
    );
    return {};
  };
