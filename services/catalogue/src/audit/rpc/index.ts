import type { AuditService } from '@setu/proto/common/audit';
import type { Rpcs } from '../../served.js';
import { listAudit } from './list-audit.js';

/** The rpcs of the catalogue's audit log. */
export const auditRpcs = { listAudit } satisfies Rpcs<typeof AuditService>;
