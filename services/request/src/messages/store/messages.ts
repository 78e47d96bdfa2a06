import type { TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { fileFields } from '../../conditions/store/condition-fields.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { Message } from '../domain/message.js';
import { messageFields } from './message-fields.js';
import type { MessageTables } from './tables.js';

export const messageStore = (conn: TableConn<MessageTables>) => ({
  async add(conversationId: string, message: Message): Promise<void> {
    await conn('message').insert({ ...toRow(messageFields, message), conversation_id: conversationId });
    const files = message.files.map((file, position) => ({
      ...toRow(fileFields, file),
      message_id: message.id,
      position,
    }));
    if (files.length > 0) await conn('message_file').insert(files);
  },

  /** Returns the newest messages of a conversation, or the newest before a number. The newest comes first. */
  async page(
    conversationId: string,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<Message[]> {
    const newest = conn('message').where('conversation_id', conversationId).orderBy('seq', 'desc').limit(limit);
    const rows = await (before === undefined ? newest : newest.where('seq', '<', before));
    const ids = rows.map(({ id }) => id);
    const files = ids.length === 0 ? [] : await conn('message_file').whereIn('message_id', ids).orderBy('position');
    return rows.map((row) => ({
      ...fromRow<Omit<Message, 'files'>>(messageFields, row),
      files: files.filter(({ message_id: id }) => id === row.id).map((file) => fromRow<AttachedFile>(fileFields, file)),
    }));
  },

  /** Returns the number of a message, or undefined if the conversation does not have it. */
  async seqOf(conversationId: string, id: string): Promise<number | undefined> {
    return (await conn('message').where({ conversation_id: conversationId, id }).first('seq'))?.seq;
  },
});
