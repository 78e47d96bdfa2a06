import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeType, mustHave } from '@setu/kit/rpc';

/** Throws `forbidden` unless the caller may sign for a customer. */
export function mustBeSigner(actor: Actor): void {
  mustBeType(actor, 'customer');
  mustHave(actor, 'regulation_sign');
}

/**
 * Throws `forbidden` unless the caller may sign for a customer and is not a substitute. Users always sign in their own
 * name.
 */
export function mustSignInPerson(actor: Actor): void {
  mustBeSigner(actor);
  if (actor.actingUserId !== '') throw forbidden('not_for_substitutes');
}
