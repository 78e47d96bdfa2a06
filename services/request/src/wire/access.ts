import { forbidden } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';

/** Refuses whoever is not a customer. */
export const mustBeCustomer = (actor: Actor): void => mustBeType(actor, 'customer');

/** Refuses whoever is not a customer whose company may trade. */
export function mustTrade(actor: Actor): void {
  mustBeCustomer(actor);
  if (!actor.commerceAllowed) throw forbidden('commerce_not_allowed');
}

/** Who acts: the one it counts for, and the one who stands in for him. */
export const actorIds = (actor: Actor): { byUserId: string; actingUserId: string | undefined } => ({
  byUserId: actor.userId,
  actingUserId: actor.actingUserId === '' ? undefined : actor.actingUserId,
});

/** Whose idempotency keys these are: a stand-in has his own. */
export const principalOf = (actor: Actor): string => [actor.userId, actor.actingUserId].filter(Boolean).join('/');
