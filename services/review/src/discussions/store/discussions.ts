import type { TableConn } from '@setu/kit/db';
import type { Discussion, Remark } from '../domain/discussion.js';
import { fromRemarkRow, fromRow, toRemarkRow, toRow } from './discussion-rows.js';
import type { DiscussionRow, DiscussionTables } from './tables.js';

/** A field of a review at a moment. */
export interface RemarkPlace {
  reviewId: string;
  field: string;
  until: Date;
}

const lastTexts = `select last.text
  from unnest(?::uuid[], ?::text[], ?::timestamptz[]) with ordinality as place (review_id, field, until, nr)
  left join lateral (select remark.text from review_discussion discussion
      join review_remark remark on remark.discussion_id = discussion.id
    where discussion.review_id = place.review_id and discussion.field = place.field and remark.at <= place.until
    order by remark.at desc, remark.id desc limit 1) last on true
  order by place.nr`;

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

    /**
     * Returns, for each place, the text of the newest remark on a field of a review up to a moment. An empty text means
     * that there is none. One query for all places.
     */
    async lastTexts(places: readonly RemarkPlace[]): Promise<string[]> {
      if (places.length === 0) return [];
      const { rows } = await conn.raw<{ rows: { text: string | null }[] }>(lastTexts, [
        places.map(({ reviewId }) => reviewId),
        places.map(({ field }) => field),
        places.map(({ until }) => until.toISOString()),
      ]);
      return rows.map(({ text }) => text ?? '');
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
