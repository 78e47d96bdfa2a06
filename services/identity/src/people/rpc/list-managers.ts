import { mustBeType } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';

/** Brokers. The broker's active managers and seniors, by name. */
export const listManagers: Rpc<'listManagers'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeType(actor, 'broker');
    const managers = await read.users.managers();
    return { managers: managers.map(({ user }) => toPerson(user)) };
  };
