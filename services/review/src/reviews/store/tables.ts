import type { Table } from '@setu/kit/db';
import type { Review } from '../domain/review.js';

export interface ReviewRow {
  id: string;
  sku_id: string;
  supplier_id: string;
  status: Review['status'];
  reviewer_id: string | null;
  manager_id: string | null;
  general_comment: string;
  created_at: Date;
  updated_at: Date;
}

export interface CommentRow {
  review_id: string;
  field: string;
  text: string;
}

export interface ReviewTables {
  product_review: Table<ReviewRow>;
  review_comment: Table<CommentRow>;
}
