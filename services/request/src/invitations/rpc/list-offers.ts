import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { comparedOffers } from '../../wire/compared-offers.js';

export const listOffers: Rpc<'listOffers'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    if (actor.companyType === 'supplier') throw forbidden();
    return comparedOffers(read, actor, { request, now: clock.now() });
  };
