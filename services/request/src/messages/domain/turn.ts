import type { CompanyType } from '@setu/proto/words';
import type { Channel } from './channel.js';

/** Whose answer is waited for, and since when. */
export interface Asked {
  side: CompanyType;
  at: Date;
}

/** The one the writer's side speaks with. */
export const otherSide = (side: CompanyType, { party }: Pick<Channel, 'party'>): CompanyType =>
  side === 'broker' ? party : 'broker';

interface Written {
  side: CompanyType;
  asks: boolean;
  at: Date;
}

/**
 * Whose turn it is after a message. Whoever was asked has answered with whatever he writes; a message that asks gives
 * the turn to the other side, which keeps the time it was first asked.
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
