import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/invitations';
import { performTransition } from '../../requests/changes/transition-request.js';
import { demandTransition } from '../../requests/domain/demand-transition.js';
import { conflict } from '../../requests/domain/refusals.js';
import type { TransitionInput } from '../../requests/domain/transitions.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { pickFailure, transitionsToPick } from '../domain/picking.js';

export const pickOffer: Rpc<'pickOffer'> =
  (deps) =>
  async ({ requestId, offerId, version, offerVersion, idempotencyKey: key }, { actor }) => {
    mustBeUser(actor);
    const [id, pickedId] = [readId(requestId), readId(offerId)];
    const fingerprint = [id, pickedId, version, offerVersion].join(' ');
    const idempotency = { principal: principalOf(actor), route: 'PickOffer', key, fingerprint };
    return deps.write((stores) =>
      stores.idempotent({ ...idempotency, answer: wire.PickOfferResponse }, async () => {
        const before = await stores.requests.lock(id);
        demandTransition(actor, before, { permission: 'manage', action: 'select_supplier', version });
        const offer = await stores.supplierOffers.get(pickedId);
        const invitation = await stores.invitations.get(pickedId);
        if (offer === undefined || invitation?.requestId !== id) throw notFound();
        const { supplierCompanyId } = invitation;
        const transitions = transitionsToPick(before.status, supplierCompanyId, offer);
        if (transitions.length > 0) {
          if (version !== 0 && version !== before.version) throw conflict(before);
          const failure = pickFailure(invitation, offer, { now: deps.clock.now(), version: offerVersion });
          if (failure !== undefined) throw failure;
        }
        // If the offer was picked already, the same transition runs again. For the user who picked the offer it does
        // nothing, and for everyone else it fails with a conflict.
        const select: TransitionInput = { action: 'select_supplier', supplierCompanyId, amount: offer.price };
        let request = before;
        for (const transition of transitions.length > 0 ? transitions : [select])
          request = await performTransition(deps, stores, {
            command: { actor, transition, input: { version: 0 } },
            before: request,
          });
        return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
      }),
    );
  };
