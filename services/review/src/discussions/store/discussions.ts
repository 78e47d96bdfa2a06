import type { TableConn } from '@setu/kit/db';
import type { Discussion, Remark } from '../domain/discussion.js';
import { fromRemarkRow, fromRow, toRemarkRow, toRow } from './discussion-rows.js';
import type { DiscussionRow, DiscussionTables } from './tables.js';

/** Stores the discussions about the texts of reviews. */
export const discussionStore = (conn: TableConn<DiscussionTables>) => {
  const withRemarks = async (rows: readonly DiscussionRow[]): Promise<Discussion[]> => {
    const ids = rows.map(({ id }) => id);
    const remarks = ids.length === 0 ? [] : await conn('review_remark').whereIn('discussion_id', ids).orderBy(oldest);
    const remarksIn = (id: string) => remarks.filter(({ discussion_id: of }) => of === id).map(fromRemarkRow);
    return rows.map((row) => fromRow(row, remarksIn(row.id)));
  };
  return {
    /** Returns all discussions of a review, including the resolved ones. */
    of: async (reviewId: string): Promise<Discussion[]> =>
      withRemarks(await conn('review_discussion').where({ review_id: reviewId })),

    /** Returns a discussion of a review, or undefined if the review does not have it. */
    async find(reviewId: string, id: string): Promise<Discussion | undefined> {
      const [found] = await withRemarks(await conn('review_discussion').where({ id, review_id: reviewId }));
      return found;
    },

    /** Returns the open discussion of a field. */
    async openOf(reviewId: string, field: Discussion['field']): Promise<Discussion | undefined> {
      const open = conn('review_discussion').where({ review_id: reviewId, field }).whereNull('resolved_at');
      const [found] = await withRemarks(await open);
      return found;
    },

    /** Adds a discussion without its remarks. */
    async insert(discussion: Discussion): Promise<void> {
      await conn('review_discussion').insert(toRow(discussion));
    },

    async addRemark(discussionId: string, remark: Remark): Promise<void> {
      await conn('review_remark').insert(toRemarkRow(discussionId, remark));
    },

    /** Updates a discussion without its remarks. */
    async save(discussion: Discussion): Promise<void> {
      const { id, ...rest } = toRow(discussion);
      await conn('review_discussion').where({ id }).update(rest);
    },
  };
};

const oldest = ['at', 'id'];
