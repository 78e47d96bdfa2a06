import type { CompanyType } from '@setu/proto/words';
import type { Channel } from './channel.js';

/** The side that must answer, and since when. */
export interface Asked {
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
 * Returns which side must answer after a message.
 * Any message answers a question to its own side. A message that asks makes the other side answer. If that side was
 * asked before, it keeps the earlier time.
 */
export function askedAfter(
  before: Asked | undefined,
  said: Written,
  channel: Pick<Channel, 'party'>,
): Asked | undefined {
  const standing = before?.side === said.side ? undefined : before;
  if (!said.asks) return standing;
  return standing ?? { side: otherSide(said.side, channel), at: said.at };
}
