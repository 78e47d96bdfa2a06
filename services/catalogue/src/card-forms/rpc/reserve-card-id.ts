import { reserveId } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustCreate, reservedFor } from '../changes/must-create.js';

export const reserveCardId: Rpc<'reserveCardId'> =
  ({ read, clock, env, ids }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const { id, shortName, city, verified } = await mustCreate(read, actor, readId(request.companyId));
    const reserving = { ...reservedFor(actor, id), keys: env.ACTOR_KEYS, now: clock.now() };
    return { skuId: reserveId(reserving, Number(ids.number8())), company: { id, shortName, city, verified } };
  };
