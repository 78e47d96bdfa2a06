import * as wire from '@setu/proto/request/invitations';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { markOffer } from '../changes/mark-offer.js';
import { shown } from '../domain/marking.js';

export const shareOffer: Rpc<'shareOffer'> =
  (deps) =>
  (input, { actor }) => {
    const { shared } = input;
    return markOffer(
      deps,
      {
        ...{ actor, route: 'ShareOffer', input, content: String(shared) },
        demand: (request): asserts request is Request => demand(actor, request, 'manage'),
        isThere: () => true,
        mark: (offer, all, at) => ({ offers: shown(offer, all, { shared, at }), step: shared ? 'shared' : 'unshared' }),
      },
      wire.ShareOfferResponse,
    );
  };
