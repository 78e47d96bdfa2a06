import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { canManageSearchTerms } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller and `forbidden` for anyone but a broker admin. */
export function mustManageTerms(actor: Actor): void {
  mustBeUser(actor);
  if (!canManageSearchTerms(actor)) throw forbidden();
}
