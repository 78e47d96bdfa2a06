import { forbidden } from '@setu/kit/core';
import { type Actor, mustBeUser } from '@setu/kit/rpc';

/** Throws `unauthenticated` for an anonymous caller and `forbidden` for a caller who is not an admin of the broker. */
export function mustBeAdmin(actor: Actor): void {
  mustBeUser(actor);
  if (actor.companyType !== 'broker' || !actor.roles.includes('ROLE_ADMIN')) throw forbidden();
}
