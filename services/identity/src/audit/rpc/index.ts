import type { AuditService } from '@setu/proto/common/audit';
import type { AuditDownloadsService } from '@setu/proto/identity/audit_downloads';
import type { Rpcs } from '../../served.js';
import { listAudit } from './list-audit.js';
import { recordAuditDownload } from './record-audit-download.js';

/** Who did what here, and who took all of it away. */
export const auditRpcs = { listAudit, recordAuditDownload } satisfies Rpcs<
  typeof AuditService & typeof AuditDownloadsService
>;
