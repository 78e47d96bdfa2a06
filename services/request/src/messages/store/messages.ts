import type { TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { fileFields } from '../../conditions/store/condition-fields.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { Message } from '../domain/message.js';
import { messageFields } from './message-fields.js';
import type { MessageTables } from './tables.js';

/** A channel at a moment, and whether to look for messages of a claim there. */
export interface MessagePlace {
  requestId: string;
  channel: string;
  ofClaim: boolean;
  until: Date;
}

const lastTexts = `select last.text
  from unnest(?::uuid[], ?::text[], ?::boolean[], ?::timestamptz[]) with ordinality
    as place (request_id, channel, of_claim, until, nr)
  left join lateral (select message.text from conversation join message on message.conversation_id = conversation.id
    where conversation.request_id = place.request_id and conversation.channel = place.channel
      and message.of_claim = place.of_claim and message.at <= place.until and message.side <> ?
    order by message.seq desc limit 1) last on true
  order by place.nr`;

/** Selects the text of the newest message of another side in each place. Exported for the test of query plans. */
export const lastTextsQuery = (conn: TableConn<MessageTables>, places: readonly MessagePlace[], readerSide: string) =>
  conn.raw<{ rows: { text: string | null }[] }>(lastTexts, [
    places.map(({ requestId }) => requestId),
    places.map(({ channel }) => channel),
    places.map(({ ofClaim }) => ofClaim),
    places.map(({ until }) => until.toISOString()),
    readerSide,
  ]);

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

  /**
   * Returns, for each place, the text of the newest message that another side posted there up to a moment. An empty
   * text means that there is none. One query for all places.
   */
  async lastTexts(places: readonly MessagePlace[], readerSide: string): Promise<string[]> {
    if (places.length === 0) return [];
    const { rows } = await lastTextsQuery(conn, places, readerSide);
    return rows.map(({ text: found }) => found ?? '');
  },

  /** Returns the number of a message, or undefined if the conversation does not have it. */
  async seqOf(conversationId: string, id: string): Promise<number | undefined> {
    return (await conn('message').where({ conversation_id: conversationId, id }).first('seq'))?.seq;
  },
});
