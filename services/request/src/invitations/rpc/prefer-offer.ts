import { forbidden } from '@setu/kit/core';
import * as wire from '@setu/proto/request/invitations';
import type { Request } from '../../requests/domain/request.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { mustTrade } from '../../wire/access.js';
import { markOffer } from '../changes/mark-offer.js';
import { preferred } from '../domain/marking.js';

export const preferOffer: Rpc<'preferOffer'> =
  (deps) =>
  (input, { actor }) =>
    markOffer(
      deps,
      {
        ...{ actor, route: 'PreferOffer', input, content: '' },
        demand: (request): asserts request is Request => {
          demand(actor, request, 'view');
          if (actor.companyType !== 'customer') throw forbidden();
          mustTrade(actor);
        },
        isThere: ({ shared }) => shared,
        mark: (offer, all, at) => ({ offers: preferred(offer, all, at), step: 'preferred' }),
      },
      wire.PreferOfferResponse,
    );
