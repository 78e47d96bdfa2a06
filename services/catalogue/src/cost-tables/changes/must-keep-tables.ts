import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';
import { canKeepCostTables } from '../domain/rights.js';

/** Throws `unauthenticated` for an anonymous caller and `forbidden` for anyone but a broker admin. */
export function mustKeepTables(actor: Actor): void {
  mustBeUser(actor);
  if (!canKeepCostTables(actor)) throw forbidden();
}
