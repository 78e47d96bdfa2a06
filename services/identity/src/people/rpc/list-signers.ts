import { mustBeType } from '@setu/kit/rpc';
import { toPerson } from '../../messages/person-message.js';
import type { Rpc } from '../../served.js';

/**
 * For customers. Returns the users of the caller's company who may sign the regulation, by name, so that colleagues
 * know whom to ask.
 */
export const listSigners: Rpc<'listSigners'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustBeType(actor, 'customer');
    const signers = await read.users.signersOf(actor.companyId);
    return { signers: signers.map(({ user }) => toPerson(user)) };
  };
