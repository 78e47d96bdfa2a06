import { type Field, flag, moment, optional, text, whole, word } from '../../store/fields.js';
import type { Message } from '../domain/message.js';
import type { Asked } from '../domain/turn.js';

/** The side that must answer, and since when. Both columns are NULL if no side was asked. */
const asked: Field<{ asked: Asked['side'] | null; asked_at: Date | null }, Asked | undefined> = {
  read: ({ asked: side, asked_at: at }) => (side === null || at === null ? undefined : { side, at }),
  write: (standing) => ({ asked: standing?.side ?? null, asked_at: standing?.at ?? null }),
};

export const conversationFields = {
  id: text('id'),
  requestId: text('request_id'),
  channel: text('channel'),
  seq: whole('seq'),
  brokerSeq: whole('broker_seq'),
  partySeq: whole('party_seq'),
  lastAt: moment('last_at'),
  asked,
};

export const messageFields = {
  id: text('id'),
  seq: whole('seq'),
  at: moment('at'),
  side: word<Message['side']>()('side'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  text: text('text'),
  asks: flag('asks'),
  ofClaim: flag('of_claim'),
};
