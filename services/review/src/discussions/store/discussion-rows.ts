import type { Discussion, Remark } from '../domain/discussion.js';
import type { DiscussionRow, RemarkRow } from './tables.js';

/** Converts a row and its remarks to a discussion. */
export const fromRow = (row: DiscussionRow, remarks: Remark[]): Discussion => ({
  id: row.id,
  reviewId: row.review_id,
  field: row.field,
  openedAt: row.opened_at,
  openedByUserId: row.opened_by_user_id,
  resolution:
    row.resolved_at === null || row.resolved_by_user_id === null
      ? undefined
      : {
          at: row.resolved_at,
          byUserId: row.resolved_by_user_id,
          actingUserId: row.resolved_acting_user_id ?? undefined,
        },
  remarks,
});

/** Converts a discussion to its row. */
export const toRow = ({ resolution, ...discussion }: Discussion): DiscussionRow => ({
  id: discussion.id,
  review_id: discussion.reviewId,
  field: discussion.field,
  opened_at: discussion.openedAt,
  opened_by_user_id: discussion.openedByUserId,
  resolved_at: resolution?.at ?? null,
  resolved_by_user_id: resolution?.byUserId ?? null,
  resolved_acting_user_id: resolution?.actingUserId ?? null,
});

/** Converts a row to a remark. */
export const fromRemarkRow = (row: RemarkRow): Remark => ({
  ...{ id: row.id, at: row.at, byUserId: row.by_user_id, actingUserId: row.acting_user_id ?? undefined },
  text: row.text,
});

/** Converts a remark to its row. */
export const toRemarkRow = (discussionId: string, remark: Remark): RemarkRow => ({
  ...{ id: remark.id, discussion_id: discussionId, at: remark.at, text: remark.text },
  ...{ by_user_id: remark.byUserId, acting_user_id: remark.actingUserId ?? null },
});
