import { type Money, timesMoney, wholeCount } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/view';
import type { Condition } from '../conditions/domain/condition.js';
import { cardOf } from './card-snapshot.js';
import { amount } from './refs.js';

/** Returns the customer's price. Until an offer exists, a card with a price range has a range here too. */
export function customerAmount(
  money: Money | undefined,
  { card, count: typed }: Pick<Condition, 'card' | 'count'>,
  rate: Parameters<typeof amount>[1],
): wire.Amount | undefined {
  const from = amount(money, rate);
  const count = wholeCount(typed);
  const priceTo = card === undefined ? undefined : cardOf(card).card?.priceTo;
  if (from?.money === undefined || count === undefined || priceTo === undefined) return from;
  const upTo = timesMoney(priceTo, count);
  return upTo.currency === from.money.currency && upTo.minor > from.money.minor ? { ...from, upTo } : from;
}
