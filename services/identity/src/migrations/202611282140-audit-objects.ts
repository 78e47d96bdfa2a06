import type { Migration } from '@setu/kit/db';

/** Adds the index by which the audit log finds the entries of one company, as `audit_entry` writes its id. */
export const auditObjects: Migration = {
  name: '202611282140-audit-objects',
  up: 'create index company_change_object_idx on company_change ((company_id::text), changed_at, id)',
  down: 'drop index company_change_object_idx',
};
