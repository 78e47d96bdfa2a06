import type { TableConn } from '@setu/kit/db';
import type { Correction } from '../domain/corrections.js';
import type { ReviewComment, ReviewTransition } from '../domain/review.js';
import type { CommentRow, ReviewTables, StepRow } from './tables.js';

const batch = 500;

/** Stores the comments of review rounds, the transitions of reviews and the corrections of returned cards. */
export const roundStore = (conn: TableConn<ReviewTables>) => ({
  /** Returns all comments of a review, newest round first. */
  async comments(reviewId: string): Promise<ReviewComment[]> {
    const rows = await conn('review_comment')
      .where({ review_id: reviewId })
      .orderBy([{ column: 'round', order: 'desc' }, { column: 'field' }]);
    return rows.map(({ review_id, ...row }) => ({ reviewId: review_id, ...row }));
  },

  /** Returns the transitions of a review, oldest first. */
  async transitions(reviewId: string): Promise<ReviewTransition[]> {
    const rows = await conn('review_step').where({ review_id: reviewId }).orderBy('seq');
    return rows.map(transitionFromRow);
  },

  /** Returns the corrections of a review. */
  async corrections(reviewId: string): Promise<Correction[]> {
    const rows = await conn('review_correction').where({ review_id: reviewId });
    return rows.map((row) => ({
      ...{ reviewId: row.review_id, round: row.round, at: row.at },
      ...{ byUserId: row.by_user_id, actingUserId: row.acting_user_id ?? undefined },
    }));
  },

  /** Stores a correction instead of an earlier one by the same user in the same round. */
  async putCorrection({ reviewId, round, at, byUserId, actingUserId }: Correction): Promise<void> {
    await conn('review_correction')
      .insert({ review_id: reviewId, round, at, by_user_id: byUserId, acting_user_id: actingUserId ?? null })
      .onConflict(['review_id', 'round', 'by_user_id'])
      .merge();
  },

  /** Returns the last transition of a review. */
  async lastTransition(reviewId: string): Promise<ReviewTransition | undefined> {
    const row = await conn('review_step').where({ review_id: reviewId }).orderBy('seq', 'desc').first();
    return row && transitionFromRow(row);
  },

  async addComments(comments: readonly ReviewComment[]): Promise<void> {
    const rows = comments.map(({ reviewId, ...comment }): CommentRow => ({ review_id: reviewId, ...comment }));
    for (let at = 0; at < rows.length; at += batch) await conn('review_comment').insert(rows.slice(at, at + batch));
  },

  async addTransitions(steps: readonly ReviewTransition[]): Promise<void> {
    const rows = steps.map(transitionToRow);
    for (let at = 0; at < rows.length; at += batch) await conn('review_step').insert(rows.slice(at, at + batch));
  },
});

const transitionFromRow = (row: StepRow): ReviewTransition => ({
  reviewId: row.review_id,
  seq: row.seq,
  status: row.status,
  at: row.at,
  byUserId: row.by_user_id ?? undefined,
  actingUserId: row.acting_user_id ?? undefined,
});

const transitionToRow = (step: ReviewTransition): StepRow => ({
  review_id: step.reviewId,
  seq: step.seq,
  status: step.status,
  at: step.at,
  by_user_id: step.byUserId ?? null,
  acting_user_id: step.actingUserId ?? null,
});
