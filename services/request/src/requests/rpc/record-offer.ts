import { isUuid } from '@setu/kit/core';
import * as wire from '@setu/proto/request/requests';
import { mustBeCurrentOffer } from '../../invitations/changes/must-be-current-offer.js';
import { priceTerms } from '../../invitations/domain/supplier-offer.js';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { type TransitionCommand, transitionRequest } from '../changes/transition-request.js';
import { readOffer } from '../domain/terms.js';

export const recordOffer: Rpc<'recordOffer'> =
  (deps) =>
  async (input, { actor }) => {
    const command = { actor, permission: 'manage', input } as const;
    const fields = await readTransitionFields(deps, { ...command, action: 'record_offer' }, () => readOffer(input));
    const { offer } = input;
    // Under the request's lock, `mustBeCurrentOffer` checks that the offer is the request's and has not changed.
    const sent = offer && isUuid(offer.offerId) ? await deps.read.supplierOffers.get(offer.offerId) : undefined;
    const transition = { action: 'record_offer', ...fields, terms: sent && priceTerms(sent) } as const;
    const mustBeUnchanged: TransitionCommand['mustBeUnchanged'] =
      offer && ((stores, { id }) => mustBeCurrentOffer(stores, id, offer, deps.clock.now()));
    return transitionRequest(
      deps,
      { ...command, route: 'RecordOffer', transition, ...(mustBeUnchanged && { mustBeUnchanged }) },
      wire.RecordOfferResponse,
    );
  };
