import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { keepsTrees } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller, and `forbidden` for a user who is not an admin of the broker. */
export function mustKeepTrees(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsTrees(actor)) throw forbidden();
}
