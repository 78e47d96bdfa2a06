import { reserveId } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { mustMakeRequests } from '../../wire/access.js';

export const reserveRequestId: Rpc<'reserveRequestId'> =
  ({ clock, env, ids }) =>
  async (_request, { actor }) => {
    mustMakeRequests(actor);
    const reserving = { noun: 'request', owner: actor.userId, keys: env.ACTOR_KEYS, now: clock.now() };
    return { requestId: reserveId(reserving, Number(ids.number8())) };
  };
