import { mustBeUser } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustBeHimself } from '../../sessions/changes/must-be-himself.js';

/** Any user for himself. The links of his change are void; nothing happens where none waits. */
export const withdrawEmailChange: Rpc<'withdrawEmailChange'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeUser(actor);
    mustBeHimself(actor);
    await read.emailChanges.dropOfUser(actor.userId);
    return {};
  };
