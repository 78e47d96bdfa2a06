import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { keepsSearchWords } from '../domain/rights.js';

/** Throws `unauthenticated` for nobody, `forbidden` for whoever is no admin of the broker. */
export function mustKeepWords(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsSearchWords(actor)) throw forbidden();
}
