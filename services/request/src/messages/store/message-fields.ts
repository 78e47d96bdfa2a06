import { enumText, type Field, flag, integer, optional, text, timestamp } from '../../store/fields.js';
import type { AwaitedAnswer } from '../domain/awaited-answer.js';
import type { Message } from '../domain/message.js';

/** The side that must answer, and since when. Both columns are NULL if no side was asked. */
const awaitedAnswer: Field<{ asked: AwaitedAnswer['side'] | null; asked_at: Date | null }, AwaitedAnswer | undefined> =
  {
    read: ({ asked: side, asked_at: at }) => (side === null || at === null ? undefined : { side, at }),
    write: (answer) => ({ asked: answer?.side ?? null, asked_at: answer?.at ?? null }),
  };

export const conversationFields = {
  id: text('id'),
  requestId: text('request_id'),
  channel: text('channel'),
  seq: integer('seq'),
  brokerSeq: integer('broker_seq'),
  partySeq: integer('party_seq'),
  lastAt: timestamp('last_at'),
  awaitedAnswer,
};

export const messageFields = {
  id: text('id'),
  seq: integer('seq'),
  at: timestamp('at'),
  side: enumText<Message['side']>()('side'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  text: text('text'),
  asks: flag('asks'),
  ofClaim: flag('of_claim'),
};
