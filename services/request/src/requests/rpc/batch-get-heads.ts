import { isUuid } from '@setu/kit/core';
import { mustBeUser } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import { wireRequestStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { inviteeOf } from '../domain/invitee.js';
import type { Status } from '../domain/lifecycle.js';
import { tooManyIds } from '../domain/refusals.js';
import type { Request } from '../domain/request.js';
import { relationOf } from '../domain/rights.js';

const MAX_IDS = 100;

/**
 * Returns the request's status for the caller. A supplier that no longer takes part gets the status from when its
 * participation ended.
 */
function statusFor(actor: Actor, request: Request): { status: Status; seesPicture: boolean } {
  const relation = relationOf(actor, request);
  const left = relation === 'past' ? inviteeOf(actor.companyId, request)?.left : undefined;
  return { status: left?.status ?? request.status, seesPicture: relation !== 'past' && relation !== 'invited' };
}

/**
 * Returns the names and numbers of the requests that the caller may see. For signed-in users. Throws `invalid` for more
 * than 100 ids.
 */
export const batchGetHeads: Rpc<'batchGetHeads'> =
  ({ read }) =>
  async ({ requestIds }, { actor }) => {
    mustBeUser(actor);
    if (requestIds.length > MAX_IDS) throw tooManyIds('request_ids', MAX_IDS);
    const found = await read.requests.list.byIds(requestIds.filter(isUuid));
    return {
      heads: found
        .filter((request) => relationOf(actor, request) !== undefined)
        .map((request) => {
          const { id, publication, name, count, unit, pictureId } = request;
          const { status, seesPicture } = statusFor(actor, request);
          return {
            ...{ id, name, count, unit, numericHash: publication?.numericHash ?? '' },
            status: wireRequestStatus(status),
            pictureId: seesPicture ? pictureId : '',
          };
        }),
    };
  };
