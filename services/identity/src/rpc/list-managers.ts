import { type Handler, mustBeType } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/identity';
import type { IdentityDeps } from '../deps.js';
import { toPerson } from './wire.js';

/** Brokers. The broker's active managers and seniors, by name. */
export function listManagers(deps: IdentityDeps): Handler<typeof wire.IdentityService, 'listManagers'> {
  return async (_request, { actor }) => {
    mustBeType(actor, 'broker');
    const managers = await deps.read.users.managers();
    return { managers: managers.map(({ user }) => toPerson(user)) };
  };
}
