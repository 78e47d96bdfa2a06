import type { Actor } from '@setu/proto/common';

/** Who acts: the one it counts for, and the one who stands in for him. */
export const actorIds = (actor: Actor): { byUserId: string; actingUserId: string | undefined } => ({
  byUserId: actor.userId,
  actingUserId: actor.actingUserId === '' ? undefined : actor.actingUserId,
});

/** Whose idempotency keys these are: a stand-in has his own. */
export const principalOf = (actor: Actor): string => [actor.userId, actor.actingUserId].filter(Boolean).join('/');
