import { stale } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { incoTermWord } from '@setu/proto/wire-words';
import { conflict } from '../../requests/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { actorIds } from '../../wire/access.js';
import { readFields } from '../../wire/read-fields.js';
import { answerInvitation, mustBeInvited } from '../changes/answer-invitation.js';
import { mayAnswer } from '../domain/declining.js';
import { readOfferTerms } from '../domain/read-offer.js';
import { offered, termsFingerprint } from '../domain/supplier-offer.js';

export const giveOffer: Rpc<'giveOffer'> =
  (deps) =>
  async ({ requestId, version, idempotencyKey: key, incoTerm, ...sent }, { actor }) => {
    mustBeUser(actor);
    const id = readId(requestId);
    const terms = await readFields(
      async () => {
        const { request, invitation } = await mustBeInvited(deps.read, actor, await deps.read.requests.get(id));
        if (!mayAnswer(request, invitation)) throw conflict(request);
      },
      () => readOfferTerms({ ...sent, incoTerm: incoTermWord(incoTerm) }, deps.clock.now()),
    );
    const termsText = termsFingerprint(terms);
    return answerInvitation(
      deps,
      {
        ...{ actor, route: 'GiveOffer', requestId, key, content: `${version} ${termsText}` },
        answer: async (stores, { request, invitation, at }) => {
          const before = await stores.supplierOffers.get(invitation.id);
          const isSame = before !== undefined && termsFingerprint(before) === termsText;
          if (isSame) return undefined;
          if (version !== 0 && version !== before?.version)
            throw stale({ current_version: String(before?.version ?? 0) });
          const submission = { invitationId: invitation.id, requestId: request.id, at, by: actorIds(actor) };
          const { step, offer } = offered(before, terms, submission);
          await stores.supplierOffers.put(offer);
          return { step, invitation: { ...invitation, version: invitation.version + 1 } };
        },
      },
      wire.GiveOfferResponse,
    );
  };
