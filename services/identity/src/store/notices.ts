import type { Conn } from '@setu/kit/db';
import type { EntityType, Notice, NoticeDraft } from '../domain/notices.js';
import { firstRow, rows } from './rows.js';

interface NoticeRow {
  id: string;
  type: string;
  params: Record<string, string>;
  entity_type: EntityType;
  entity_id: string;
  created_at: Date;
  read_at: Date | null;
}

export interface NewNotice extends NoticeDraft {
  id: string;
  userId: string;
  eventId: string;
  createdAt: Date;
}

export interface NoticeFilter {
  userId: string;
  since: Date | null;
  unreadOnly: boolean;
  /** Empty: anything. */
  search: string;
}

const columns = 'id, type, params, entity_type, entity_id, created_at, read_at';
const searched = ['numeric_hash', 'name_en', 'name_ru', 'customer', 'company', 'person'];

/** The notice inbox. */
export function noticeStore(conn: Conn) {
  return {
    /** False when this person has been told of this event before. */
    insert: async (notice: NewNotice): Promise<boolean> => {
      const made = await rows(
        conn,
        `insert into notice (id, user_id, event_id, type, params, entity_type, entity_id, created_at)
          values (?, ?, ?, ?, ?, ?, ?, ?) on conflict on constraint notice_event_user_key do nothing returning id`,
        [
          notice.id,
          notice.userId,
          notice.eventId,
          notice.type,
          JSON.stringify(notice.params),
          notice.entityType,
          notice.entityId,
          notice.createdAt,
        ],
      );
      return made.length > 0;
    },
    byId: async (id: string): Promise<Notice | null> => {
      const row = await firstRow<NoticeRow>(conn, `select ${columns} from notice where id = ?`, [id]);
      return row === null ? null : toNotice(row);
    },
    list: async (filter: NoticeFilter, page: { limit: number; offset: number }): Promise<Notice[]> => {
      const { where, bindings } = condition(filter);
      const found = await rows<NoticeRow>(
        conn,
        `select ${columns} from notice where ${where} order by created_at desc, id desc limit ? offset ?`,
        [...bindings, page.limit, page.offset],
      );
      return found.map(toNotice);
    },
    count: async (filter: NoticeFilter): Promise<number> => {
      const { where, bindings } = condition(filter);
      const row = await firstRow<{ total: string }>(
        conn,
        `select count(*) as total from notice where ${where}`,
        bindings,
      );
      return Number(row?.total ?? 0);
    },
    unread: async (userId: string): Promise<number> => {
      const row = await firstRow<{ total: string }>(
        conn,
        'select count(*) as total from notice where user_id = ? and read_at is null',
        [userId],
      );
      return Number(row?.total ?? 0);
    },
    /** How many were this person's and are gone now. */
    drop: async (userId: string, ids: readonly string[]): Promise<number> =>
      (await rows(conn, 'delete from notice where user_id = ? and id = any(?) returning id', [userId, ids])).length,
    /** The person's own notice; `changed` when it was unread until now. */
    markRead: async (userId: string, id: string, now: Date): Promise<{ notice: Notice; changed: boolean } | null> => {
      const changed = await rows(
        conn,
        'update notice set read_at = ? where user_id = ? and id = ? and read_at is null returning id',
        [now, userId, id],
      );
      const row = await firstRow<NoticeRow>(conn, `select ${columns} from notice where user_id = ? and id = ?`, [
        userId,
        id,
      ]);
      return row === null ? null : { notice: toNotice(row), changed: changed.length > 0 };
    },
  };
}

function condition(filter: NoticeFilter): { where: string; bindings: unknown[] } {
  const parts = ['user_id = ?'];
  const bindings: unknown[] = [filter.userId];
  if (filter.since !== null) {
    parts.push('created_at >= ?');
    bindings.push(filter.since);
  }
  if (filter.unreadOnly) parts.push('read_at is null');
  if (filter.search !== '') {
    const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(`(${searched.map((name) => `params ->> '${name}' ilike ?`).join(' or ')})`);
    bindings.push(...searched.map(() => pattern));
  }
  return { where: parts.join(' and '), bindings };
}

function toNotice(row: NoticeRow): Notice {
  return {
    id: row.id,
    type: row.type,
    params: row.params,
    entityType: row.entity_type,
    entityId: row.entity_id,
    createdAt: row.created_at,
    readAt: row.read_at,
  };
}
