import { notFound } from '@setu/kit/core';
import { mustBeType, mustBeUser, readId } from '@setu/kit/rpc';
import { isManager, permissionsOf, relationOf } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { mayInvite } from '../domain/inviting.js';
import { invitationViews } from './invitation-view.js';

export const listInvitations: Rpc<'listInvitations'> =
  ({ read }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    mustBeType(actor, 'broker');
    const request = await read.requests.get(readId(requestId));
    if (request === undefined || !isManager(actor) || relationOf(actor, request) === undefined) throw notFound();
    return {
      invitations: await invitationViews(read, request.id),
      mayInvite: mayInvite(request.status) && permissionsOf(actor, request).includes('manage'),
    };
  };
