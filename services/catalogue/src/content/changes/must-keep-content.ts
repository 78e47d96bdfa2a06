import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { keepsContent } from '../domain/rights.js';

/** Throws `unauthenticated` for nobody, `forbidden` for whoever is no admin of the broker. */
export function mustKeepContent(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsContent(actor)) throw forbidden();
}
