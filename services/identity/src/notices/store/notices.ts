import { likeContaining, type Table, type TableConn } from '@setu/kit/db';
import type { Notice, NoticeDraft } from '../domain/notices.js';

interface NoticeRow {
  id: string;
  user_id: string;
  event_id: string;
  type: Notice['type'];
  params: Record<string, string>;
  entity_type: Notice['entityType'];
  entity_id: string;
  created_at: Date;
  read_at: Date | null;
}
export interface NoticeTables {
  notice: Table<NoticeRow, Omit<NoticeRow, 'read_at'>, Pick<NoticeRow, 'read_at'>>;
}

export interface NewNotice extends NoticeDraft {
  id: string;
  userId: string;
  eventId: string;
  createdAt: Date;
}

export interface NoticeFilter {
  userId: string;
  since?: Date;
  unreadOnly: boolean;
  /** Empty for any. */
  search: string;
  /** Only notifications of these types. Absent for all. */
  types?: readonly Notice['type'][] | undefined;
}

/** A conversation of a request, as its notifications identify it. */
export interface Conversation {
  requestId: string;
  channel: string;
}

/** The number of notifications of a request before and after a page. */
export interface NoticeSpread {
  entityId: string;
  newer: number;
  older: number;
}

const searched = ['numeric_hash', 'name_en', 'name_ru', 'customer', 'company', 'person'];
const namesMatch = searched.map((name) => `params ->> '${name}' ilike :pattern`).join(' or ');

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

/** The notification inbox. */
export function noticeStore(conn: TableConn<NoticeTables>) {
  const notice = () => conn('notice');
  const matching = ({ userId, since, unreadOnly, search, types }: NoticeFilter) => {
    const found = notice().where({ user_id: userId });
    if (since !== undefined) found.where('created_at', '>=', since);
    if (unreadOnly) found.whereNull('read_at');
    if (types !== undefined) found.whereIn('type', [...types]);
    if (search !== '') found.whereRaw(`(${namesMatch})`, { pattern: likeContaining(search) });
    return found;
  };
  const unreadOf = ({ requestId, channel }: Conversation) =>
    notice()
      .where({ type: 'request_message', entity_type: 'request', entity_id: requestId })
      .whereNull('read_at')
      .whereRaw("params ->> 'channel' = ?", [channel]);
  const count = async (filter: NoticeFilter): Promise<number> => {
    const [row] = await matching(filter).count({ total: '*' });
    return Number(row?.total ?? 0);
  };
  return {
    /** Inserts notifications and returns the new ones. A user gets only one per event. */
    insert: async (made: readonly NewNotice[]): Promise<{ id: string; userId: string }[]> => {
      if (made.length === 0) return [];
      const unknown = notice().insert(made.map(toRow)).onConflict(['event_id', 'user_id']).ignore();
      return (await unknown.returning(['id', 'user_id'])).map(({ id, user_id }) => ({ id, userId: user_id }));
    },
    byId: async (id: string): Promise<Notice | undefined> => {
      const row = await notice().where({ id }).first();
      return row && fromRow(row);
    },
    list: async (filter: NoticeFilter, page: { limit: number; offset: number }): Promise<Notice[]> => {
      const newestFirst = matching(filter).orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]);
      return (await newestFirst.limit(page.limit).offset(page.offset).select()).map(fromRow);
    },
    /** Returns, for each request on a page of the list, the number of its notifications before and after the page. */
    elsewhere: async (filter: NoticeFilter, page: readonly Notice[]): Promise<NoticeSpread[]> => {
      const requests = new Set(page.flatMap((one) => (one.entityType === 'request' ? [one.entityId] : [])));
      const [first] = page;
      if (first === undefined || requests.size === 0) return [];
      const ids = page.map(({ id }) => id);
      const isNewer = '(created_at, id) > (:at, :id)';
      const bound = { at: first.createdAt, id: first.id };
      const rows: { entity_id: string; newer: string; all: string }[] = await matching(filter)
        .where('entity_type', 'request')
        .whereIn('entity_id', [...requests])
        .whereNotIn('id', ids)
        .groupBy('entity_id')
        .select(
          'entity_id',
          conn.raw('count(*) as "all"'),
          conn.raw(`count(*) filter (where ${isNewer}) as newer`, bound),
        );
      return rows.map(({ entity_id: entityId, newer, all }) => ({
        entityId,
        newer: Number(newer),
        older: Number(all) - Number(newer),
      }));
    },
    count,
    unread: (userId: string): Promise<number> => count({ userId, unreadOnly: true, search: '' }),
    /** Returns at most `limit` of a user's unread notifications since a time, oldest first. */
    unreadSince: async (filter: NoticeFilter & { since: Date }, limit: number): Promise<Notice[]> =>
      (await matching(filter).orderBy(['created_at', 'id']).limit(limit).select()).map(fromRow),
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
      unreadOf(of).where({ user_id: userId }).update({ read_at: now }),
    /** Marks a user's unread notifications of remarks in a review as read. Returns how many were marked. */
    markRemarksRead: (userId: string, reviewId: string, now: Date): Promise<number> =>
      notice()
        .where({ user_id: userId, type: 'review_remark', entity_type: 'review', entity_id: reviewId })
        .whereNull('read_at')
        .update({ read_at: now }),
    /**
     * Deletes the users' unread notifications of messages in a conversation. Returns, by user, how many messages the
     * deleted notifications counted. The lock allows one transaction at a time, because concurrent ones would not see
     * each other's notifications.
     */
    takeUnread: async (userIds: readonly string[], of: Conversation): Promise<Map<string, number>> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`told ${of.requestId} ${of.channel}`]);
      const rows = await unreadOf(of)
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
}

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

const fromRow = (row: NoticeRow): Notice => ({
  id: row.id,
  type: row.type,
  params: row.params,
  entityType: row.entity_type,
  entityId: row.entity_id,
  createdAt: row.created_at,
  readAt: row.read_at ?? undefined,
});
