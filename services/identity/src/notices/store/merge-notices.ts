import type { TableConn } from '@setu/kit/db';
import type { NoticeDraft } from '../domain/notices.js';
import { type Conversation, type NoticeTables, unreadMessages } from './notice-rows.js';

export interface NewNotice extends NoticeDraft {
  id: string;
  userId: string;
  eventId: string;
  createdAt: Date;
}

/** A card that waits for a review, with its event. */
export interface CountedCard {
  eventId: string;
  supplierId: string;
  since: Date;
  at: Date;
}

// A notification of several cards names none of them, and links to the queue.
const countCard = `
  with latest as (
    select distinct on (user_id) id from notice
     where user_id = any(?::uuid[]) and type = 'review_created' and read_at is null
       and params ->> 'supplier_id' = ? and created_at >= ?
       and not exists (select 1 from notice told where told.event_id = ? and told.user_id = notice.user_id)
     order by user_id, created_at desc, id desc
  )
  update notice set event_id = ?, created_at = greatest(created_at, ?), entity_type = 'none', entity_id = '',
      params = params - array['name_en', 'name_ru', 'sku_id']
        || jsonb_build_object('cards', (coalesce((params ->> 'cards')::int, 1) + 1)::text)
    from latest where notice.id = latest.id returning notice.user_id`;

const toRow = (made: NewNotice) => ({
  id: made.id,
  user_id: made.userId,
  event_id: made.eventId,
  type: made.type,
  params: made.params,
  entity_type: made.entityType,
  entity_id: made.entityId,
  created_at: made.createdAt,
});

/** Adds notifications, and merges those of one conversation or of one supplier’s cards. */
export const mergeNotices = (conn: TableConn<NoticeTables>) => {
  const notice = () => conn('notice');
  return {
    /** Inserts notifications and returns the new ones. A user gets only one per event. */
    insert: async (made: readonly NewNotice[]): Promise<{ id: string; userId: string }[]> => {
      if (made.length === 0) return [];
      const unknown = notice().insert(made.map(toRow)).onConflict(['event_id', 'user_id']).ignore();
      return (await unknown.returning(['id', 'user_id'])).map(({ id, user_id }) => ({ id, userId: user_id }));
    },

    /**
     * Deletes the users' unread notifications of messages in a conversation. Returns, by user, how many messages the
     * deleted notifications counted. The lock allows one transaction at a time, because concurrent ones would not see
     * each other's notifications.
     */
    takeUnread: async (userIds: readonly string[], of: Conversation): Promise<Map<string, number>> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`told ${of.requestId} ${of.channel}`]);
      const rows = await unreadMessages(conn, of)
        .whereIn('user_id', [...userIds])
        .delete()
        .returning(['user_id', 'params']);
      const counts = new Map<string, number>();
      for (const { user_id: id, params } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(params.messages ?? 1));
      return counts;
    },

    /**
     * Adds a card to the users' recent unread notifications of a supplier's waiting cards. Returns the users who have
     * one. The lock allows one transaction at a time, because concurrent ones would both find none.
     */
    countCard: async (
      userIds: readonly string[],
      { eventId, supplierId, since, at }: CountedCard,
    ): Promise<string[]> => {
      if (userIds.length === 0 || supplierId === '') return [];
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`told cards ${supplierId}`]);
      const bindings = [[...userIds], supplierId, since, eventId, eventId, at];
      const { rows } = await conn.raw<{ rows: { user_id: string }[] }>(countCard, bindings);
      return rows.map((row) => row.user_id);
    },
  };
};
