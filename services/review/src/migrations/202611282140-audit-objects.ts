import type { Migration } from '@setu/kit/db';

/** Adds the indexes by which the audit log finds the entries of one object, as `audit_entry` writes its id. */
export const auditObjects: Migration = {
  name: '202611282140-audit-objects',
  up: `
    create index review_step_object_idx on review_step ((review_id::text), at);
    create index application_step_object_idx on application_step ((application_id::text), at);
  `,
  down: 'drop index application_step_object_idx; drop index review_step_object_idx;',
};
