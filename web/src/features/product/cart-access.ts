import type { PageContext } from '@setu/contract';

/** What a card offers this viewer: the cart, a sign-in that leads to it, or nothing. */
export type CartAccess = 'add' | 'sign-in' | 'none';

/**
 * Returns the cart access of a viewer. Customers have a cart. Visitors of the customer platform may sign in to get one.
 * Brokers and suppliers have none.
 */
export function cartAccess({ user, platform }: Pick<PageContext, 'user' | 'platform'>, isDraft: boolean): CartAccess {
  if (isDraft) return 'none';
  if (!user) return platform === 'customer' ? 'sign-in' : 'none';
  return user.permissions.includes('cart') ? 'add' : 'none';
}

/** Returns the quantity that the first click adds: the supplier's minimum, rounded up to a full unit. */
export function firstCount(minimum: number | null): number {
  return Math.max(1, Math.ceil(minimum ?? 1));
}
