import { forbidden } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { isManager } from '../requests/domain/rights.js';

/** Throws if the actor is not a customer. */
export const mustBeCustomer = (actor: Actor): void => mustBeType(actor, 'customer');

/** Throws if the actor is not a customer whose company may trade. */
export function mustTrade(actor: Actor): void {
  mustBeCustomer(actor);
  if (!actor.commerceAllowed) throw forbidden('commerce_not_allowed');
}

/**
 * Throws if the actor may not create requests. The broker's managers may create them, and so may customers whose
 * company may trade.
 */
export function mustMakeRequests(actor: Actor): void {
  if (!isManager(actor)) mustTrade(actor);
}

/** Returns the ids of the actor: the user that the action counts for, and the user who acts on their behalf. */
export const actorIds = (actor: Actor): { byUserId: string; actingUserId: string | undefined } => ({
  byUserId: actor.userId,
  actingUserId: actor.actingUserId === '' ? undefined : actor.actingUserId,
});

/** Returns the owner of idempotency keys. A user who acts on behalf of another has separate keys. */
export const principalOf = (actor: Actor): string => [actor.userId, actor.actingUserId].filter(Boolean).join('/');
