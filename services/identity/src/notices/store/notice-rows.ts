import type { Table, TableConn } from '@setu/kit/db';
import type { Notice } from '../domain/notices.js';

export interface NoticeRow {
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

/** A conversation of a request, as its notifications identify it. */
export interface Conversation {
  requestId: string;
  channel: string;
}

export const fromRow = (row: NoticeRow): Notice => ({
  id: row.id,
  type: row.type,
  params: row.params,
  entityType: row.entity_type,
  entityId: row.entity_id,
  createdAt: row.created_at,
  readAt: row.read_at ?? undefined,
});

/** Selects the unread notifications of messages in a conversation. */
export const unreadMessages = (conn: TableConn<NoticeTables>, { requestId, channel }: Conversation) =>
  conn('notice')
    .where({ type: 'request_message', entity_type: 'request', entity_id: requestId })
    .whereNull('read_at')
    .whereRaw("params ->> 'channel' = ?", [channel]);
