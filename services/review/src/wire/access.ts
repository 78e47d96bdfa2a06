import type { Actor } from '@setu/proto/common';

/** Returns the ids of the user on whose behalf the action happens and of their substitute. */
export const actorIds = (actor: Actor): { byUserId: string; actingUserId: string | undefined } => ({
  byUserId: actor.userId,
  actingUserId: actor.actingUserId === '' ? undefined : actor.actingUserId,
});

/** Returns the principal to whom an idempotency key belongs. A substitute has separate keys. */
export const principalOf = (actor: Actor): string => [actor.userId, actor.actingUserId].filter(Boolean).join('/');
