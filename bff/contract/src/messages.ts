import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { pageSize } from './number-inputs.js';
import { messageRoutes } from './routes/messages.js';
import { fileView, personView, upTo, uuid } from './values.js';
import { companyTypes } from './words.js';

/** The state of a request's conversation as the caller sees it. */
export const channelView = z.strictObject({
  channel: z.string(),
  /** The supplier in the conversation. Null for everyone except brokers, and in the customer's channel. */
  supplier: z.strictObject({ id: uuid, short_name: z.string() }).nullable(),
  /** The number of messages from the other side that the caller has not read and the caller's side has not answered. */
  unread: z.number().int(),
  /** The side whose answer is awaited, and since when. Null if no question is open. */
  asked: z.enum(companyTypes).nullable(),
  asked_at: z.string().nullable(),
  /** The number of messages. */
  total: z.number().int(),
  /** The number of the last message that the caller has read, or 0 for none. */
  read_seq: z.number().int(),
  last_at: z.string().nullable(),
  /** True if the caller may write in it now. */
  may_write: z.boolean(),
});
export type ChannelView = z.infer<typeof channelView>;

/** The state of a request's conversations in a list, summed over those that the caller may see. */
export const conversationMark = channelView.pick({ unread: true, asked: true, asked_at: true });
export type ConversationMark = z.infer<typeof conversationMark>;

/** A message of a conversation. */
export const messageView = z.strictObject({
  id: uuid,
  /** Its number in the channel, from 1. */
  seq: z.number().int(),
  date: z.string(),
  /** The side of its author. */
  side: z.enum(companyTypes),
  by: personView.nullable(),
  acting: personView.nullable(),
  text: z.string(),
  files: z.array(fileView),
  /** True if the author asks for more information. */
  asks: z.boolean(),
  /** True if the caller wrote it. */
  own: z.boolean(),
  /** True if it is a claim or its resolution. */
  of_claim: z.boolean(),
});
export type MessageView = z.infer<typeof messageView>;

/** GET /request/{request}/messages/{channel}: the newest messages, or those before the `older` value of a page. */
export const messagesQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'invalid')
    .optional(),
  limit: pageSize.optional(),
});

/**
 * A page of a conversation, oldest message first. `older` is the `before` value of the next older page, or null on the
 * oldest page.
 */
export const messagesView = z.strictObject({
  channel: channelView,
  list: z.array(messageView),
  older: z.string().nullable(),
});
export type MessagesView = z.infer<typeof messagesView>;

/** POST /request/{request}/messages/{channel}: a text, files, or both. */
export const postMessageInput = z
  .object({
    text: upTo(z.string().trim(), constants.messageMax).default(''),
    files: z.array(uuid).max(constants.filesMax, 'too_many_files').default([]),
    asks: z.boolean().default(false),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, { path: ['text'], error: 'required' });
export type PostMessageInput = z.input<typeof postMessageInput>;

export const postedMessageView = z.strictObject({ message: messageView, channel: channelView });
export type PostedMessageView = z.infer<typeof postedMessageView>;

/** POST /request/{request}/messages/{channel}/read: the last message that was read. */
export const readMessagesInput = z.object({ message: uuid });

/** The answer: all conversations of the request, after the change. */
export const readMessagesView = z.strictObject({ channels: z.array(channelView) });
export type ReadMessagesView = z.infer<typeof readMessagesView>;

export const messageEndpoints = /* @__PURE__ */ endpointsOf(messageRoutes, {
  listMessages: {
    summary: 'Lists the messages in a conversation of a request',
    query: messagesQuery,
    answer: messagesView,
  },
  postMessage: {
    summary: 'Posts a message in a conversation of a request',
    input: postMessageInput,
    answer: postedMessageView,
  },
  readMessages: {
    summary: 'Marks a conversation as read up to a message',
    input: readMessagesInput,
    answer: readMessagesView,
  },
});
