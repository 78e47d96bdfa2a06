import type { TableConn } from '@setu/kit/db';
import type { Discussion, Remark } from '../domain/discussion.js';
import { fromRemarkRow, fromRow, toRemarkRow, toRow } from './discussion-rows.js';
import type { DiscussionRow, DiscussionTables } from './tables.js';

/** What is said about the texts of reviews. */
export const discussionStore = (conn: TableConn<DiscussionTables>) => {
  const withRemarks = async (rows: readonly DiscussionRow[]): Promise<Discussion[]> => {
    const ids = rows.map(({ id }) => id);
    const remarks = ids.length === 0 ? [] : await conn('review_remark').whereIn('discussion_id', ids).orderBy(oldest);
    const saidIn = (id: string) => remarks.filter(({ discussion_id: of }) => of === id).map(fromRemarkRow);
    return rows.map((row) => fromRow(row, saidIn(row.id)));
  };
  return {
    /** All of a review, the resolved ones too. */
    of: async (reviewId: string): Promise<Discussion[]> =>
      withRemarks(await conn('review_discussion').where({ review_id: reviewId })),

    /** One of a review; undefined where it has none such. */
    async find(reviewId: string, id: string): Promise<Discussion | undefined> {
      const [found] = await withRemarks(await conn('review_discussion').where({ id, review_id: reviewId }));
      return found;
    },

    /** The one of a field that is open. */
    async openOf(reviewId: string, field: Discussion['field']): Promise<Discussion | undefined> {
      const open = conn('review_discussion').where({ review_id: reviewId, field }).whereNull('resolved_at');
      const [found] = await withRemarks(await open);
      return found;
    },

    /** A new one, its remarks apart. */
    async insert(discussion: Discussion): Promise<void> {
      await conn('review_discussion').insert(toRow(discussion));
    },

    async addRemark(discussionId: string, remark: Remark): Promise<void> {
      await conn('review_remark').insert(toRemarkRow(discussionId, remark));
    },

    /** What it is besides its remarks. */
    async save(discussion: Discussion): Promise<void> {
      const { id, ...rest } = toRow(discussion);
      await conn('review_discussion').where({ id }).update(rest);
    },
  };
};

const oldest = ['at', 'id'];
