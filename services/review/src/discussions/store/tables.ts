import type { Table } from '@setu/kit/db';
import type { Discussion } from '../domain/discussion.js';

export interface DiscussionRow {
  id: string;
  review_id: string;
  field: Discussion['field'];
  opened_at: Date;
  opened_by_user_id: string;
  resolved_at: Date | null;
  resolved_by_user_id: string | null;
  resolved_acting_user_id: string | null;
}

export interface RemarkRow {
  id: string;
  discussion_id: string;
  at: Date;
  by_user_id: string;
  acting_user_id: string | null;
  text: string;
}

export interface DiscussionTables {
  review_discussion: Table<DiscussionRow>;
  review_remark: Table<RemarkRow>;
}
