import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { mayChangeSettings } from '../../settings/domain/rights.js';

/** Throws `unauthenticated` for nobody, `forbidden` for whoever is no admin. */
export function mustBeAdmin(actor: Actor): void {
  mustBeUser(actor);
  if (!mayChangeSettings(actor)) throw forbidden();
}
