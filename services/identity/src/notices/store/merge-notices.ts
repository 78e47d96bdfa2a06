import type { TableConn } from '@setu/kit/db';
import type { NoticeDraft } from '../domain/notices.js';
import type { Conversation, NoticeRow, NoticeTables } from './notice-rows.js';

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

const newTo = `
  select user_id from unnest(:users::uuid[]) as reader (user_id)
   where not exists (select 1 from notice n where n.event_id = :event and n.user_id = reader.user_id)
     and not exists (select 1 from notice_part p where p.event_id = :event and p.user_id = reader.user_id)`;

// Each update checks read_at again, because the user may have read the notification after it was found. The event then
// starts a new notification.
const counting = (count: 'messages' | 'cards') => `
  jsonb_build_object('${count}', (coalesce((notice.params ->> '${count}')::int, 1) + 1)::text)`;
const ofLatest = 'from latest where notice.id = latest.id and notice.read_at is null returning notice.*';
const counted = 'insert into notice_part (event_id, user_id, notice_id) select :event, user_id, id from merged';

// The text is that of the newest message, in whatever order the messages arrive.
const countMessage = `
  with latest as (
    select distinct on (notice.user_id) notice.id, made.id as new_id
      from notice join unnest(:ids::uuid[], :users::uuid[]) as made (id, user_id) on made.user_id = notice.user_id
     where type = 'request_message' and entity_type = 'request' and entity_id = :request
       and params ->> 'channel' = :channel and read_at is null
     order by notice.user_id, created_at desc, notice.id desc
  ), merged as (
    update notice set id = latest.new_id, created_at = greatest(created_at, :at),
        params = case when created_at <= :at then :params::jsonb else params end || ${counting('messages')}
      ${ofLatest}
  ), counted as (${counted})
  select * from merged`;

// A notification of several cards names none of them, and links to the queue.
const countCard = `
  with latest as (
    select distinct on (user_id) id from notice
     where user_id = any(:users::uuid[]) and type = 'review_created' and read_at is null
       and params ->> 'supplier_id' = :supplier and created_at >= :since
     order by user_id, created_at desc, id desc
  ), merged as (
    update notice set created_at = greatest(created_at, :at), entity_type = 'none', entity_id = '',
        params = params - array['name_en', 'name_ru', 'sku_id'] || ${counting('cards')}
      ${ofLatest}
  ), counted as (${counted})
  select user_id from merged`;

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

/**
 * Adds notifications, and merges those of one conversation or of one supplier’s cards. A merged notification keeps the
 * event that began it, and has a row in `notice_part` for each further event. Its count is the number of these events.
 */
export const mergeNotices = (conn: TableConn<NoticeTables>) => {
  const notice = () => conn('notice');
  return {
    /** Inserts notifications and returns the new ones. A user gets only one per event. */
    insert: async (made: readonly NewNotice[]): Promise<NewNotice[]> => {
      if (made.length === 0) return [];
      const unknown = notice().insert(made.map(toRow)).onConflict(['event_id', 'user_id']).ignore();
      const written = new Set((await unknown.returning('id')).map(({ id }) => id));
      return made.filter(({ id }) => written.has(id));
    },

    /**
     * Returns the users who have no notification that counts the event. Locks the group until the transaction ends,
     * because concurrent transactions would not see each other's notifications.
     */
    newTo: async (userIds: readonly string[], eventId: string, group: string): Promise<string[]> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`told ${group}`]);
      const bindings = { users: [...userIds], event: eventId };
      const { rows } = await conn.raw<{ rows: { user_id: string }[] }>(newTo, bindings);
      return rows.map((row) => row.user_id);
    },

    /**
     * Replaces each user's unread notification of a conversation by one that also counts the new message. Returns the
     * new notifications of the users who had one.
     */
    countMessage: async (made: readonly NewNotice[], of: Conversation): Promise<NewNotice[]> => {
      const [first] = made;
      if (first === undefined) return [];
      const bindings = {
        ...{ ids: made.map(({ id }) => id), users: made.map(({ userId }) => userId) },
        ...{ event: first.eventId, at: first.createdAt, params: JSON.stringify(first.params) },
        ...{ request: of.requestId, channel: of.channel },
      };
      const { rows } = await conn.raw<{ rows: NoticeRow[] }>(countMessage, bindings);
      const byUser = new Map(rows.map((row) => [row.user_id, row]));
      return made.flatMap((one) => {
        const row = byUser.get(one.userId);
        return row === undefined ? [] : [{ ...one, params: row.params, createdAt: row.created_at }];
      });
    },

    /** Adds a card to the users' recent unread notifications of a supplier's cards. Returns the users who have one. */
    countCard: async (
      userIds: readonly string[],
      { eventId, supplierId, since, at }: CountedCard,
    ): Promise<string[]> => {
      const bindings = { users: [...userIds], event: eventId, supplier: supplierId, since, at };
      const { rows } = await conn.raw<{ rows: { user_id: string }[] }>(countCard, bindings);
      return rows.map((row) => row.user_id);
    },
  };
};
