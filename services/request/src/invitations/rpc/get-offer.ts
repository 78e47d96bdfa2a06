import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustBeInvited } from '../changes/answer-invitation.js';
import { ownOffer } from './own-offer.js';

export const getOffer: Rpc<'getOffer'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const { request, invitation } = await mustBeInvited(read, actor, await read.requests.get(readId(requestId)));
    return ownOffer(read, request, invitation, clock.now());
  };
