import type { Table } from '@setu/kit/db';
import type { Review } from '../domain/review.js';

export interface ReviewRow {
  id: string;
  sku_id: string;
  supplier_id: string;
  status: Review['status'];
  reviewer_id: string | null;
  manager_id: string | null;
  created_at: Date;
  updated_at: Date;
  round: number;
  version: number;
  revision: number;
  card_version: number;
  approved_edit: number;
  corrected_fields: readonly string[];
}

export interface CommentRow {
  review_id: string;
  round: number;
  field: string;
  text: string;
  at: Date;
}

export interface StepRow {
  review_id: string;
  seq: number;
  status: Review['status'];
  at: Date;
  by_user_id: string | null;
  acting_user_id: string | null;
}

export interface CorrectionRow {
  review_id: string;
  round: number;
  by_user_id: string;
  acting_user_id: string | null;
  at: Date;
}

export interface ReviewTables {
  product_review: Table<ReviewRow>;
  review_comment: Table<CommentRow>;
  review_step: Table<StepRow>;
  review_correction: Table<CorrectionRow>;
}
