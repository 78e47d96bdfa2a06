import type { Migration } from '@setu/kit/db';

const statuses = "'created', 'reviewed', 'corrected', 'approved', 'completed'";

const states = (values: string, open: string): string => `
    alter table sku_review drop constraint sku_review_status_check;
    alter table sku_review add constraint sku_review_status_check check (status in (${values}));
    drop index sku_review_open_idx;
    create index sku_review_open_idx on sku_review (sku_id) where ${open};
  `;

/** Adds the status of a review whose card was removed, and leaves such reviews out of the index of open reviews. */
export const withdrawnReviews: Migration = {
  name: '202611281510-withdrawn-reviews',
  up: states(`${statuses}, 'withdrawn'`, "status not in ('completed', 'withdrawn')"),
  down: `
    delete from sku_review where status = 'withdrawn';
    ${states(statuses, "status <> 'completed'")}`,
};
