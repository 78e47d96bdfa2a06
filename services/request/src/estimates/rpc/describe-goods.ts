import { mustBeUser, readId } from '@setu/kit/rpc';
import { EstimateSource, InvitationState } from '@setu/proto/request/words';
import { wireEstimateSource } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { comparedOffers } from '../../wire/compared-offers.js';
import { currentGoods, offeredGoods } from '../../wire/estimated-goods.js';
import { demandReading } from '../domain/rights.js';

export const describeGoods: Rpc<'describeGoods'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demandReading(actor, request);
    const current = await currentGoods(read, request);
    const { deliveryCity: city } = await read.conditions.of(request.id);
    const { offers } = await comparedOffers(read, actor, { request, now: clock.now() });
    const valid = offers.filter(
      ({ state, terms }) =>
        state === InvitationState.CHOSEN || (state === InvitationState.OPEN && terms?.expired === false),
    );
    return {
      current: current && { key: request.id, goods: current.goods },
      source: current === undefined ? EstimateSource.UNSPECIFIED : wireEstimateSource(current.source),
      offers: await offeredGoods(
        read,
        request,
        valid.map(({ id }) => id),
      ),
      city,
    };
  };
