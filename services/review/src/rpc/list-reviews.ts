import { readPage } from '@setu/kit/core';
import type { Call } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/review';
import type { ReviewDeps } from '../deps.js';
import { readStatuses, reviewStatuses } from '../domain/review.js';
import { mustSee } from '../domain/rights.js';
import type { ReviewRow } from '../store/reviews.js';

/** Managers, seniors and reviewers: reviews, newest first. */
export const listReviews =
  ({ read }: ReviewDeps) =>
  async (request: wire.ListReviewsRequest, { actor }: Call): Promise<wire.ListReviewsResponse> => {
    mustSee(actor, 'reviews');
    const page = readPage(request.page, { limit: 10 });
    const { rows, total } = await read.reviews.list(readStatuses(reviewStatuses, request.statuses), page);
    return { reviews: rows.map(toWire), total };
  };

const toWire = (row: ReviewRow): wire.ReviewRow => ({
  id: row.id,
  skuId: row.sku_id,
  name: { en: row.name_en, ru: row.name_ru },
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  status: row.status,
  reviewerId: row.reviewer_id ?? '',
  reviewerName: row.reviewer_name,
  managerId: row.manager_id ?? '',
  managerName: row.manager_name,
  createdAt: row.created_at.toISOString(),
});
