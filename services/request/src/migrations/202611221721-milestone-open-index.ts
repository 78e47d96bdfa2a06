import type { Migration } from '@setu/kit/db';

/** Serves the desk: milestones that are expected and have not happened. */
export const milestoneOpenIndex: Migration = {
  name: '202611221721-milestone-open-index',
  concurrently: true,
  up: `create index concurrently if not exists milestone_open_idx on milestone (expected_on) where happened_on is null`,
  down: 'drop index concurrently if exists milestone_open_idx',
};
