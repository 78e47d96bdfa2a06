import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { canManageTrees } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller, and `forbidden` for a user who is not an admin of the broker. */
export function mustManageTrees(actor: Actor): void {
  mustBeUser(actor);
  if (!canManageTrees(actor)) throw forbidden();
}
