import { forbidden } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { isManager } from '../requests/domain/rights.js';

/** Refuses whoever is not a customer. */
export const mustBeCustomer = (actor: Actor): void => mustBeType(actor, 'customer');

/** Refuses whoever is not a customer whose company may trade. */
export function mustTrade(actor: Actor): void {
  mustBeCustomer(actor);
  if (!actor.commerceAllowed) throw forbidden('commerce_not_allowed');
}

/** Refuses whoever makes no requests: they are for customers whose company may trade, and for the broker's managers. */
export function mustMakeRequests(actor: Actor): void {
  if (!isManager(actor)) mustTrade(actor);
}

/** Who acts: the one it counts for, and the one who stands in for him. */
export const actorIds = (actor: Actor): { byUserId: string; actingUserId: string | undefined } => ({
  byUserId: actor.userId,
  actingUserId: actor.actingUserId === '' ? undefined : actor.actingUserId,
});

/** Whose idempotency keys these are: a stand-in has his own. */
export const principalOf = (actor: Actor): string => [actor.userId, actor.actingUserId].filter(Boolean).join('/');
