import type { TableConn } from '@setu/kit/db';
import type { Notice } from '../domain/notices.js';
import { type Conversation, fromRow, type NoticeTables, unreadMessages } from './notice-rows.js';

/** Marks notifications as read, and deletes them. */
export const markNotices = (conn: TableConn<NoticeTables>) => {
  const notice = () => conn('notice');
  return {
    /** Deletes a user's notifications and returns how many were deleted. */
    drop: (userId: string, ids: readonly string[]): Promise<number> =>
      notice().where({ user_id: userId }).whereIn('id', ids).delete(),

    /**
     * Marks a user's unread notifications as read: those with the given ids, or all of them. Returns how many were
     * marked.
     */
    markAllRead: (userId: string, ids: readonly string[] | 'all', now: Date): Promise<number> => {
      const unread = notice().where({ user_id: userId }).whereNull('read_at');
      return (ids === 'all' ? unread : unread.whereIn('id', ids)).update({ read_at: now });
    },

    /** Marks a user's unread notifications of messages in a conversation as read. Returns how many were marked. */
    markConversationRead: (userId: string, of: Conversation, now: Date): Promise<number> =>
      unreadMessages(conn, of).where({ user_id: userId }).update({ read_at: now }),

    /** Marks a user's unread notifications of remarks in a review as read. Returns how many were marked. */
    markRemarksRead: (userId: string, reviewId: string, now: Date): Promise<number> =>
      notice()
        .where({ user_id: userId, type: 'review_remark', entity_type: 'review', entity_id: reviewId })
        .whereNull('read_at')
        .update({ read_at: now }),

    /**
     * Marks the unread notifications that a card was returned, up to a time, as read by these users. Returns those who
     * had one.
     */
    markReturnsRead: async (userIds: readonly string[], skuId: string, now: Date): Promise<string[]> => {
      const returned = { type: 'review_returned', entity_type: 'sku', entity_id: skuId } as const;
      const unread = notice().whereIn('user_id', userIds).where(returned).whereNull('read_at');
      const marked = await unread.where('created_at', '<=', now).update({ read_at: now }).returning('user_id');
      return [...new Set(marked.map(({ user_id }) => user_id))];
    },

    /** Marks the user's own notification as read. `changed` is true if it was unread before. */
    markRead: async (
      userId: string,
      id: string,
      now: Date,
    ): Promise<{ notice: Notice; changed: boolean } | undefined> => {
      const key = { user_id: userId, id };
      const changed = await notice().where(key).whereNull('read_at').update({ read_at: now });
      const row = await notice().where(key).first();
      return row && { notice: fromRow(row), changed: changed > 0 };
    },
  };
};
