import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { mayChangeSettings } from '../../settings/domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller, and `forbidden` for a user who is not an admin. */
export function mustBeAdmin(actor: Actor): void {
  mustBeUser(actor);
  if (!mayChangeSettings(actor)) throw forbidden();
}
