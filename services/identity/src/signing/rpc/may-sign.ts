import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeType, mustHave } from '@setu/kit/rpc';

/** Refuses whoever may not sign for a customer. */
export function mustBeSigner(actor: Actor): void {
  mustBeType(actor, 'customer');
  mustHave(actor, 'regulation_sign');
}

/** The same, and whoever stands in for another: nobody signs in another's name. */
export function mustSignInPerson(actor: Actor): void {
  mustBeSigner(actor);
  if (actor.actingUserId !== '') throw forbidden('not_for_substitutes');
}
