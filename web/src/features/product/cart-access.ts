import type { PageContext } from '@setu/contract';

/** What a card offers this viewer: the cart, a sign-in that leads to it, or nothing. */
export type CartAccess = 'add' | 'sign-in' | 'none';

/** Customers have a cart; visitors of the customer platform may sign in for one; brokers and suppliers have none. */
export function cartAccess({ user, platform }: Pick<PageContext, 'user' | 'platform'>, isDraft: boolean): CartAccess {
  if (isDraft) return 'none';
  if (!user) return platform === 'customer' ? 'sign-in' : 'none';
  return user.permissions.includes('cart') ? 'add' : 'none';
}

/** How many a first press puts into the cart: the least the supplier sells, in whole units. */
export function firstCount(minimum: number | null): number {
  return Math.max(1, Math.ceil(minimum ?? 1));
}
