import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';

/** Throws `unauthenticated` for nobody, `forbidden` for whoever is no admin of the broker. */
export function mustBeAdmin(actor: Actor): void {
  mustBeUser(actor);
  if (actor.companyType !== 'broker' || !actor.roles.includes('ROLE_ADMIN')) throw forbidden();
}
