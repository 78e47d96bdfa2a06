import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { canManageContent } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller, and `forbidden` for a user who is not an admin of the broker. */
export function mustManageContent(actor: Actor): void {
  mustBeUser(actor);
  if (!canManageContent(actor)) throw forbidden();
}
