import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { conflict } from '../../requests/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { changeInvitations } from '../changes/change-invitations.js';
import { withdraw } from '../domain/inviting.js';
import { invitationViews } from './invitation-view.js';

export const withdrawInvitation: Rpc<'withdrawInvitation'> =
  (deps) =>
  async ({ requestId, invitationId, idempotencyKey: key }, { actor }) => {
    mustBeUser(actor);
    const [id, targetId] = [readId(requestId), readId(invitationId)];
    const idempotency = {
      principal: principalOf(actor),
      route: 'WithdrawInvitation',
      key,
      fingerprint: `${id} ${targetId}`,
    };
    return deps.write((stores) =>
      stores.idempotent({ ...idempotency, answer: wire.WithdrawInvitationResponse }, async () => {
        await changeInvitations(deps, stores, {
          actor,
          requestId: id,
          change: ({ request, invitations, at }) => {
            const invitation = invitations.find((each) => each.id === targetId);
            if (invitation === undefined) throw notFound();
            const transitions = withdraw(invitation, at);
            if (transitions === undefined) throw conflict(request);
            return transitions;
          },
        });
        return { invitations: await invitationViews(stores, id) };
      }),
    );
  };
