import type { CompanyType } from '@setu/proto/words';
import { type AwaitedAnswer, awaitedAnswerAfter } from './awaited-answer.js';
import type { Channel } from './channel.js';

/** The state of a channel. A channel without messages has none. */
export interface Conversation {
  id: string;
  requestId: string;
  channel: string;
  /** The number of the last message. */
  seq: number;
  /** The numbers of the last messages by the brokers and by the other party. 0 means none. */
  brokerSeq: number;
  partySeq: number;
  lastAt: Date;
  awaitedAnswer: AwaitedAnswer | undefined;
}

interface Posted {
  side: CompanyType;
  asks: boolean;
  at: Date;
}

/** Returns the conversation after one more message, which gets the next number. */
export function withMessage(before: Conversation, posted: Posted, channel: Pick<Channel, 'party'>): Conversation {
  const seq = before.seq + 1;
  const ownSeq = posted.side === 'broker' ? { brokerSeq: seq } : { partySeq: seq };
  return {
    ...before,
    ...ownSeq,
    seq,
    lastAt: posted.at,
    awaitedAnswer: awaitedAnswerAfter(before.awaitedAnswer, posted, channel),
  };
}

/**
 * Returns the number of messages that are new to a reader. These are messages after the last one the reader has read
 * and after the last one from the reader's side. A message that a colleague has answered is not new to anyone on that
 * side.
 */
export function unreadBy(
  { seq, brokerSeq, partySeq }: Pick<Conversation, 'seq' | 'brokerSeq' | 'partySeq'>,
  reader: { side: string; readSeq: number },
): number {
  return seq - Math.max(reader.readSeq, reader.side === 'broker' ? brokerSeq : partySeq);
}
