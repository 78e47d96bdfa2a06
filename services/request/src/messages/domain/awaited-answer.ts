import type { CompanyType } from '@setu/proto/words';
import type { Channel } from './channel.js';

/** The side that must answer, and since when. */
export interface AwaitedAnswer {
  side: CompanyType;
  at: Date;
}

/** Returns the side that reads what this side writes. */
export const otherSide = (side: CompanyType, { party }: Pick<Channel, 'party'>): CompanyType =>
  side === 'broker' ? party : 'broker';

interface Written {
  side: CompanyType;
  asks: boolean;
  at: Date;
}

/**
 * Returns which side must answer after a message. A message answers any open question to its author's side. A message
 * that asks for an answer makes the other side responsible. If that side already has an open question, the earlier time
 * stays.
 */
export function awaitedAnswerAfter(
  before: AwaitedAnswer | undefined,
  message: Written,
  channel: Pick<Channel, 'party'>,
): AwaitedAnswer | undefined {
  const pending = before?.side === message.side ? undefined : before;
  if (!message.asks) return pending;
  return pending ?? { side: otherSide(message.side, channel), at: message.at };
}
