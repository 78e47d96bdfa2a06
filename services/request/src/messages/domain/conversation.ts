import type { CompanyType } from '@setu/proto/words';
import type { Channel } from './channel.js';
import { type Asked, askedAfter } from './turn.js';

/** How a channel stands; nothing is kept of one nobody has written in. */
export interface Conversation {
  id: string;
  requestId: string;
  channel: string;
  /** The number of its last message. */
  seq: number;
  /** The numbers of the last ones of the broker's people and of the party's; 0: none. */
  brokerSeq: number;
  partySeq: number;
  lastAt: Date;
  asked: Asked | undefined;
}

interface Said {
  side: CompanyType;
  asks: boolean;
  at: Date;
}

/** The conversation after one more message, which gets its next number. */
export function withMessage(before: Conversation, said: Said, channel: Pick<Channel, 'party'>): Conversation {
  const seq = before.seq + 1;
  const own = said.side === 'broker' ? { brokerSeq: seq } : { partySeq: seq };
  return { ...before, ...own, seq, lastAt: said.at, asked: askedAfter(before.asked, said, channel) };
}

/**
 * How many messages are new to a reader: what the other side wrote after the last he has read and after the last his own
 * side wrote, for what a colleague has answered waits for nobody.
 */
export function unreadBy(
  { seq, brokerSeq, partySeq }: Pick<Conversation, 'seq' | 'brokerSeq' | 'partySeq'>,
  reader: { side: string; readSeq: number },
): number {
  return seq - Math.max(reader.readSeq, reader.side === 'broker' ? brokerSeq : partySeq);
}
