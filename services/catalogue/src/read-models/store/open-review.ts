import { reviewEnds } from '@setu/proto/review-ends';

/** The SQL condition for an open review `r` of table `sku_review`. The table's partial index has the same condition. */
export const isOpen = `r.status not in (${reviewEnds.map((status) => `'${status}'`).join(', ')})`;
