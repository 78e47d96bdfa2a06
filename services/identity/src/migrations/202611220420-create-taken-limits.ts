import type { Migration } from '@setu/kit/db';

/**
 * The counts of limits, one row per key and window. The table is unlogged: a crash loses at most one window, and
 * counting each call does not justify writes to the log.
 */
export const createTakenLimits: Migration = {
  name: '202611220420-create-taken-limits',
  up: `
    create unlogged table taken_limit (
      key text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      taken bigint not null,
      constraint taken_limit_pkey primary key (key, starts_at)
    );
    create index taken_limit_ends_idx on taken_limit (ends_at);
  `,
  down: `
    drop table taken_limit;
  `,
};
