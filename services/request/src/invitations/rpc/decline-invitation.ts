import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { declineReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readFields } from '../../wire/read-fields.js';
import { answerInvitation, mustBeInvited } from '../changes/answer-invitation.js';
import { declined, readDecline } from '../domain/declining.js';

export const declineInvitation: Rpc<'declineInvitation'> =
  (deps) =>
  async ({ requestId, idempotencyKey: key, reason, comment }, { actor }) => {
    mustBeUser(actor);
    const id = readId(requestId);
    const decline = await readFields(
      async () => void (await mustBeInvited(deps.read, actor, await deps.read.requests.get(id))),
      () => readDecline({ reason: declineReasonWord(reason), comment }),
    );
    return answerInvitation(
      deps,
      {
        ...{ actor, route: 'DeclineInvitation', requestId, key, content: JSON.stringify(decline) },
        isRepeated: ({ state, decline: before }) =>
          state === 'declined' && before?.reason === decline.reason && before.comment === decline.comment,
        answer: async (_, { request, invitation, at }) => declined(invitation, decline, { request, at }),
      },
      wire.DeclineInvitationResponse,
    );
  };
