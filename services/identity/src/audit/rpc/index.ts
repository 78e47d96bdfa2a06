import type { AuditService } from '@setu/proto/common/audit';
import type { AuditDownloadsService } from '@setu/proto/identity/audit_downloads';
import type { Rpcs } from '../../served.js';
import { listAudit } from './list-audit.js';
import { recordAuditDownload } from './record-audit-download.js';

/** The rpcs of the audit log and of its downloads. */
export const auditRpcs = { listAudit, recordAuditDownload } satisfies Rpcs<
  typeof AuditService & typeof AuditDownloadsService
>;
