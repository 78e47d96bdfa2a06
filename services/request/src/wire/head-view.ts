import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import { wireRequestStatus } from '@setu/proto/wire-words';
import { inviteeOf } from '../requests/domain/invitee.js';
import { relationOf } from '../requests/domain/rights.js';
import type { ListedRequest } from '../requests/store/list-requests.js';
import { turnsFor } from './sla-timer-view.js';
import { sideOrNone } from './wire-values.js';

/**
 * Returns the short descriptions of requests that the actor may see. A supplier that no longer takes part gets the
 * status from when its participation ended.
 */
export async function headViews(
  read: Parameters<typeof turnsFor>[0],
  actor: Actor,
  requests: readonly ListedRequest[],
): Promise<wire.RequestHead[]> {
  const turnOf = await turnsFor(read, actor, requests);
  return requests.map((request) => {
    const { id, publication, name, count, unit, pictureId } = request;
    const relation = relationOf(actor, request);
    const left = relation === 'past' ? inviteeOf(actor.companyId, request)?.left : undefined;
    const seesPicture = relation !== 'past' && relation !== 'invited';
    return {
      ...{ id, name, count, unit, numericHash: publication?.numericHash ?? '' },
      status: wireRequestStatus(left?.status ?? request.status),
      waitsFor: relation === 'past' ? sideOrNone(undefined) : turnOf(request).waitsFor,
      pictureId: seesPicture ? pictureId : '',
    };
  });
}
