import type { Migration } from '@setu/kit/db';

/**
 * Stores the start and end of a substitution as instants. Its days are those of the substituted user. Also stores who
 * arranged and who ended it, and whether both users were notified. Existing rows use UTC days and count as already
 * notified.
 */
export const substitutionTerms: Migration = {
  name: '202611221930-substitution-terms',
  up: `
    alter table substitution
      add column time_zone text not null default 'UTC',
      add column starts_at timestamptz,
      add column ends_at timestamptz,
      add column created_by_id uuid constraint substitution_created_by_fkey references app_user (id),
      add column removed_by_id uuid constraint substitution_removed_by_fkey references app_user (id),
      add column begin_told_at timestamptz,
      add column end_told_at timestamptz;
    update substitution set
      starts_at = start_on::timestamp at time zone 'UTC',
      ends_at = (finish_on + 1)::timestamp at time zone 'UTC',
      begin_told_at = created_at;
    update substitution set end_told_at = now() where ends_at <= now() or removed_at is not null;
    create index substitution_created_by_idx on substitution (created_by_id) where created_by_id is not null;
    create index substitution_removed_by_idx on substitution (removed_by_id) where removed_by_id is not null;
    create index substitution_untold_idx on substitution (ends_at) where end_told_at is null;
  `,
  down: `
    drop index substitution_untold_idx;
    drop index substitution_removed_by_idx;
    drop index substitution_created_by_idx;
    alter table substitution
      drop column end_told_at, drop column begin_told_at, drop column removed_by_id,
      drop column created_by_id, drop column ends_at, drop column starts_at, drop column time_zone;
  `,
};
