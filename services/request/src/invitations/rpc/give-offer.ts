import { stale } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { incoTermWord } from '@setu/proto/wire-words';
import { conflict } from '../../requests/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { answerInvitation, mustBeInvited } from '../changes/answer-invitation.js';
import { mayAnswer } from '../domain/declining.js';
import { readOfferTerms } from '../domain/read-offer.js';
import { offered, termsFingerprint } from '../domain/supplier-offer.js';

export const giveOffer: Rpc<'giveOffer'> =
  (deps) =>
  async ({ requestId, version, idempotencyKey: key, incoTerm, ...sent }, { actor }) => {
    mustBeUser(actor);
    const invited = await mustBeInvited(deps.read, actor, await deps.read.requests.get(readId(requestId)));
    if (!mayAnswer(invited.request, invited.invitation)) throw conflict(invited.request);
    const terms = readOfferTerms({ ...sent, incoTerm: incoTermWord(incoTerm) }, deps.clock.now());
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
          const { step, offer } = offered(before, terms, { invitationId: invitation.id, requestId: request.id, at });
          await stores.supplierOffers.put(offer);
          return { step, invitation: { ...invitation, version: invitation.version + 1 } };
        },
      },
      wire.GiveOfferResponse,
    );
  };
