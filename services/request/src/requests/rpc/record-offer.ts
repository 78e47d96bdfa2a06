import * as wire from '@setu/proto/request/requests';
import { mustBeCurrentOffer } from '../../invitations/changes/must-be-current-offer.js';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { type TransitionCommand, transitionRequest } from '../changes/transition-request.js';
import { readOffer } from '../domain/terms.js';

export const recordOffer: Rpc<'recordOffer'> =
  (deps) =>
  async (input, { actor }) => {
    const command = { actor, permission: 'manage', input } as const;
    const fields = await readTransitionFields(deps, { ...command, action: 'record_offer' }, () => readOffer(input));
    const transition = { action: 'record_offer', ...fields } as const;
    const { offer } = input;
    const mustBeUnchanged: TransitionCommand['mustBeUnchanged'] =
      offer && ((stores, { id }) => mustBeCurrentOffer(stores, id, offer, deps.clock.now()));
    return transitionRequest(
      deps,
      { ...command, route: 'RecordOffer', transition, ...(mustBeUnchanged && { mustBeUnchanged }) },
      wire.RecordOfferResponse,
    );
  };
