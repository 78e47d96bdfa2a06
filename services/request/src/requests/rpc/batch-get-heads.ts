import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { tooManyIds } from '../domain/refusals.js';
import { relationOf } from '../domain/rights.js';

const MOST = 100;

/** Signed in. What the asked requests are called, as far as the caller sees them; `invalid` for more than 100. */
export const batchGetHeads: Rpc<'batchGetHeads'> =
  ({ read }) =>
  async ({ requestIds }, { actor }) => {
    mustBeUser(actor);
    if (requestIds.length > MOST) throw tooManyIds('request_ids', MOST);
    const found = await read.requests.list.byIds(requestIds.filter(isUuid));
    return {
      heads: found
        .filter((request) => relationOf(actor, request) !== undefined)
        .map(({ id, publication, status, name, count, unit, pictureId }) => ({
          id,
          numericHash: publication?.numericHash ?? '',
          status: wireRequestStatus(status),
          name,
          count,
          unit,
          pictureId,
        })),
    };
  };
