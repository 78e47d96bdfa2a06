import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { messageRoutes } from './routes/messages.js';
import { fileView, personView, upTo, uuid } from './values.js';
import { companyTypes } from './words.js';

/** How a conversation of a request stands for its reader. */
export const channelView = z.strictObject({
  channel: z.string(),
  /** The supplier it is with; null for all but brokers, and in the customer's channel. */
  supplier: z.strictObject({ id: uuid, short_name: z.string() }).nullable(),
  /** What the other side wrote that neither the reader has read nor his side has answered. */
  unread: z.number().int(),
  /** Whose answer is waited for, and since when; null: nobody asked. */
  asked: z.enum(companyTypes).nullable(),
  asked_at: z.string().nullable(),
  /** How many messages there are. */
  total: z.number().int(),
  /** The number of the last one the reader has read; 0: none. */
  read_seq: z.number().int(),
  last_at: z.string().nullable(),
  /** The reader may write in it now. */
  may_write: z.boolean(),
});
export type ChannelView = z.infer<typeof channelView>;

/** What a list tells of a request's conversations, all the reader sees together. */
export const conversationMark = channelView.pick({ unread: true, asked: true, asked_at: true });
export type ConversationMark = z.infer<typeof conversationMark>;

/** One thing somebody wrote. */
export const messageView = z.strictObject({
  id: uuid,
  /** Its number in the channel, from 1. */
  seq: z.number().int(),
  date: z.string(),
  /** Whose person wrote it. */
  side: z.enum(companyTypes),
  by: personView.nullable(),
  acting: personView.nullable(),
  text: z.string(),
  files: z.array(fileView),
  /** More information is needed. */
  asks: z.boolean(),
  /** The reader wrote it. */
  own: z.boolean(),
  /** It is a claim, or how the broker settled one. */
  of_claim: z.boolean(),
});
export type MessageView = z.infer<typeof messageView>;

/** GET /request/{request}/messages/{channel}: the newest, or those before `older` of the page one has. */
export const messagesQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'invalid')
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** A page of a conversation, the oldest of it first; `older`: what the next older one is asked with, null: there is none. */
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

/** POST /request/{request}/messages/{channel}/read: up to this message. */
export const readMessagesInput = z.object({ message: uuid });

/** How all the conversations of the request stand then. */
export const readMessagesView = z.strictObject({ channels: z.array(channelView) });
export type ReadMessagesView = z.infer<typeof readMessagesView>;

export const messageEndpoints = /* @__PURE__ */ endpointsOf(messageRoutes, {
  listMessages: {
    summary: 'What was written in a conversation of a request',
    query: messagesQuery,
    answer: messagesView,
  },
  postMessage: { summary: 'Writes in a conversation of a request', input: postMessageInput, answer: postedMessageView },
  readMessages: {
    summary: 'Marks a conversation read up to a message',
    input: readMessagesInput,
    answer: readMessagesView,
  },
});
