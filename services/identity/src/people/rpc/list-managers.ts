import { mustBeType } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';

/** For brokers. Returns the broker's active managers and senior managers, by name. */
export const listManagers: Rpc<'listManagers'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeType(actor, 'broker');
    const managers = await read.users.managers();
    return { managers: managers.map(({ user }) => toPerson(user)) };
  };
