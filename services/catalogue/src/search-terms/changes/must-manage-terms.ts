import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { keepsSearchWords } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller and `forbidden` for anyone but a broker admin. */
export function mustKeepWords(actor: Actor): void {
  mustBeUser(actor);
  if (!keepsSearchWords(actor)) throw forbidden();
}
