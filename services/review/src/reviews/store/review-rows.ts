import type { Review } from '../domain/review.js';
import type { ReviewRow } from './tables.js';

/** Converts a row to a review. */
export const fromRow = (row: ReviewRow): Review => ({
  id: row.id,
  skuId: row.sku_id,
  supplierId: row.supplier_id,
  status: row.status,
  reviewerId: row.reviewer_id ?? undefined,
  managerId: row.manager_id ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  round: row.round,
  version: row.version,
  revision: row.revision,
  cardVersion: row.card_version,
  approvedEdit: row.approved_edit,
  correctedFields: row.corrected_fields,
});

/** Converts a review to its row. */
export const toRow = (review: Review): ReviewRow => ({
  id: review.id,
  sku_id: review.skuId,
  supplier_id: review.supplierId,
  status: review.status,
  reviewer_id: review.reviewerId ?? null,
  manager_id: review.managerId ?? null,
  created_at: review.createdAt,
  updated_at: review.updatedAt,
  round: review.round,
  version: review.version,
  revision: review.revision,
  card_version: review.cardVersion,
  approved_edit: review.approvedEdit,
  corrected_fields: review.correctedFields,
});
