import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { applied } from '../../requests/changes/move-request.js';
import { demandMove } from '../../requests/domain/demand-move.js';
import type { Deed } from '../../requests/domain/moves.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { movesToPick, pickFailure } from '../domain/picking.js';

export const pickOffer: Rpc<'pickOffer'> =
  (deps) =>
  async ({ requestId, offerId, version, offerVersion, idempotencyKey: key }, { actor }) => {
    mustBeUser(actor);
    const [id, askedOffer] = [readId(requestId), readId(offerId)];
    const fingerprint = [id, askedOffer, version, offerVersion].join(' ');
    const once = { principal: principalOf(actor), route: 'PickOffer', key, fingerprint };
    return deps.write((stores) =>
      stores.idempotent({ ...once, answer: wire.PickOfferResponse }, async () => {
        const before = await stores.requests.lock(id);
        demandMove(actor, before, { permission: 'manage', action: 'select_supplier', version });
        const offer = await stores.supplierOffers.get(askedOffer);
        const invitation = await stores.invitations.get(askedOffer);
        if (offer === undefined || invitation?.requestId !== id) throw notFound();
        const { supplierCompanyId } = invitation;
        const deeds = movesToPick(before.status, supplierCompanyId, offer);
        if (deeds.length > 0) {
          if (version !== 0 && version !== before.version) throw conflict(before);
          const failure = pickFailure(invitation, offer, { now: deps.clock.now(), version: offerVersion });
          if (failure !== undefined) throw failure;
        }
        // If the offer was picked already, the same transition runs again. It does nothing for the user who picked it
        // and is too late for everyone else.
        const select: Deed = { action: 'select_supplier', supplierCompanyId, amount: offer.price };
        let request = before;
        for (const deed of deeds.length > 0 ? deeds : [select])
          request = await applied(deps, stores, { move: { actor, deed, asked: { version: 0 } }, before: request });
        return { request: await viewRequest(stores, actor, request) };
      }),
    );
  };
