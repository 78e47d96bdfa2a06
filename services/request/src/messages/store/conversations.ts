import type { TableConn } from '@setu/kit/db';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, type RowOf, toRow } from '../../store/fields.js';
import type { Conversation } from '../domain/conversation.js';
import { conversationFields } from './message-fields.js';
import type { MessageTables } from './tables.js';

/** A conversation, with the number of the last message that a user has read. 0 means none. */
export interface ReadConversation extends Conversation {
  readSeq: number;
}

interface ReadRow extends RowOf<typeof conversationFields> {
  read_seq: number | null;
}

const withReadMark = `select conversation.*, message_read.seq as read_seq
  from (select * from conversation where request_id = any(?::uuid[])) as conversation
  left join message_read on message_read.conversation_id = conversation.id and message_read.user_id = ?::uuid`;

export const conversationStore = (conn: TableConn<MessageTables>) => ({
  async get(requestId: string, channel: string): Promise<Conversation | undefined> {
    const row = await conn('conversation').where({ request_id: requestId, channel }).first();
    return row && fromRow<Conversation>(conversationFields, row);
  },

  /** Returns the channel's conversation and locks it until the transaction ends. Creates it if it does not exist. */
  async open(opening: Pick<Conversation, 'id' | 'requestId' | 'channel' | 'lastAt'>): Promise<Conversation> {
    const empty = { seq: 0, brokerSeq: 0, partySeq: 0, awaitedAnswer: undefined };
    const row = toRow(conversationFields, { ...opening, ...empty });
    await conn('conversation').insert(row).onConflict(['request_id', 'channel']).ignore();
    const of = { request_id: opening.requestId, channel: opening.channel };
    const locked = await conn('conversation').where(of).forUpdate().first();
    return fromRow<Conversation>(conversationFields, locked ?? row);
  },

  async save(conversation: Conversation): Promise<void> {
    await conn('conversation').where('id', conversation.id).update(toRow(conversationFields, conversation));
  },

  /** Returns the conversations of the requests by request id, each with the user's read mark. */
  async readBy(userId: string, requestIds: readonly string[]): Promise<Map<string, ReadConversation[]>> {
    const all = new Map<string, ReadConversation[]>(requestIds.map((id) => [id, []]));
    const rows = await rowsByKeys<ReadRow>(conn, withReadMark, requestIds, userId);
    for (const row of rows) {
      const conversation = fromRow<Conversation>(conversationFields, row);
      all.get(row.request_id)?.push({ ...conversation, readSeq: row.read_seq ?? 0 });
    }
    return all;
  },

  /** Moves the user's read mark forward to this message. It never moves back. */
  async markRead(mark: { conversationId: string; userId: string; seq: number; at: Date }): Promise<void> {
    await conn('message_read')
      .insert({ conversation_id: mark.conversationId, user_id: mark.userId, seq: mark.seq, at: mark.at })
      .onConflict(['conversation_id', 'user_id'])
      .merge()
      .where('message_read.seq', '<', mark.seq);
  },
});
