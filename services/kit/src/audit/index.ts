export type { Act, Audit, AuditFields, AuditValue } from './audit.js';
export { auditMigration, auditView } from './audit-migration.js';
export type { AuditAsked, AuditRow } from './audit-rows.js';
export { auditRows, auditStatement } from './audit-rows.js';
export { tellAudit } from './tell-audit.js';
