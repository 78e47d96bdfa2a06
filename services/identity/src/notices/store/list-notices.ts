import { likeContaining, type TableConn } from '@setu/kit/db';
import type { Notice } from '../domain/notices.js';
import { fromRow, type NoticeTables } from './notice-rows.js';

export interface NoticeFilter {
  userId: string;
  since?: Date;
  unreadOnly: boolean;
  /** The search text. Empty matches everything. */
  search: string;
  /** Only notifications of these types. Absent for all. */
  types?: readonly Notice['type'][] | undefined;
}

/** The number of notifications of a request before and after a page. */
export interface NoticeSpread {
  entityId: string;
  newer: number;
  older: number;
}

const searched = ['numeric_hash', 'name_en', 'name_ru', 'customer', 'company', 'person'];

const namesMatch = searched.map((name) => `params ->> '${name}' ilike :pattern`).join(' or ');

/** Reads and counts notifications. */
export const listNotices = (conn: TableConn<NoticeTables>) => {
  const notice = () => conn('notice');
  const matching = ({ userId, since, unreadOnly, search, types }: NoticeFilter) => {
    const found = notice().where({ user_id: userId });
    if (since !== undefined) found.where('created_at', '>=', since);
    if (unreadOnly) found.whereNull('read_at');
    if (types !== undefined) found.whereIn('type', [...types]);
    if (search !== '') found.whereRaw(`(${namesMatch})`, { pattern: likeContaining(search) });
    return found;
  };
  const count = async (filter: NoticeFilter): Promise<number> => {
    const [row] = await matching(filter).count({ total: '*' });
    return Number(row?.total ?? 0);
  };
  return {
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
  };
};
