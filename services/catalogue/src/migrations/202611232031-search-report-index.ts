import type { Migration } from '@setu/kit/db';

/** Adds an index that covers the report on searches. */
export const searchReportIndex: Migration = {
  name: '202611232031-search-report-index',
  concurrently: true,
  up: `create index concurrently if not exists search_log_report_idx on search_log (searched_at)
    include (words, language, audience, total, opened_sku_id)`,
  down: 'drop index concurrently if exists search_log_report_idx',
};
