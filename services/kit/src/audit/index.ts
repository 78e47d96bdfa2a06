export type { AuditFields, AuditLog, AuditValue, NewAuditEntry } from './audit.js';
export { auditByMonth, auditMigration, auditView } from './audit-migration.js';
export type { AuditFilter, AuditRow } from './audit-rows.js';
export { auditRows, auditStatement } from './audit-rows.js';
export { type AuditObjects, listAuditEntries } from './list-audit-entries.js';
