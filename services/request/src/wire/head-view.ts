import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import { inviteeOf } from '../requests/domain/invitee.js';
import { relationOf } from '../requests/domain/rights.js';
import type { ListedRequest } from '../requests/store/list-requests.js';

/**
 * Returns the short description of a request that the actor may see. A supplier that no longer takes part gets the
 * status from when its participation ended.
 */
export function headView(actor: Actor, request: ListedRequest): wire.RequestHead {
  const { id, publication, name, count, unit, pictureId } = request;
  const relation = relationOf(actor, request);
  const left = relation === 'past' ? inviteeOf(actor.companyId, request)?.left : undefined;
  const seesPicture = relation !== 'past' && relation !== 'invited';
  return {
    ...{ id, name, count, unit, numericHash: publication?.numericHash ?? '' },
    status: wireRequestStatus(left?.status ?? request.status),
    pictureId: seesPicture ? pictureId : '',
  };
}
