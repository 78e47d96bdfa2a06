import type { Migration } from '@setu/kit/db';

const statuses = "'created', 'reviewed', 'corrected', 'approved', 'completed'";

const check = (table: string, values: string): string => `
    alter table ${table} drop constraint ${table}_status_check;
    alter table ${table} add constraint ${table}_status_check check (status in (${values}));`;

const openIndexes = (open: string): string => `
    drop index product_review_open_key;
    drop index product_review_open_reviewer_idx;
    drop index product_review_open_status_idx;
    create unique index product_review_open_key on product_review (sku_id) where ${open};
    create index product_review_open_reviewer_idx on product_review (reviewer_id, updated_at, id) where ${open};
    create index product_review_open_status_idx on product_review (status, updated_at, id) where ${open};`;

/**
 * Adds the status of a review whose card was removed, and leaves such reviews out of the indexes of open reviews.
 * The previous release reads its queues without these indexes until it is replaced.
 */
export const withdrawnReviews: Migration = {
  name: '202611281500-withdrawn-reviews',
  up: `${check('product_review', `${statuses}, 'withdrawn'`)}${check('review_step', `${statuses}, 'withdrawn'`)}
    ${openIndexes("status not in ('completed', 'withdrawn')")}
  `,
  down: `
    delete from product_review where status = 'withdrawn';
    ${openIndexes("status <> 'completed'")}${check('review_step', statuses)}${check('product_review', statuses)}
  `,
};
