import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { keepsTrees } from '../domain/rights.js';

/** Throws `unauthenticated` for nobody, `forbidden` for whoever is no admin of the broker. */
export function mustKeepTrees(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsTrees(actor)) throw forbidden();
}
