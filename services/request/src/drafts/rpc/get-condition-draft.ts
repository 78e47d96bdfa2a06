import { mustBeUser, readId } from '@setu/kit/rpc';
import { notADraft } from '../../requests/domain/refusals.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';

export const getConditionDraft: Rpc<'getConditionDraft'> =
  ({ read }) =>
  async ({ conditionId }, { actor }) => {
    mustBeUser(actor);
    const requestId = await read.conditions.requestIdOf(readId(conditionId));
    const request = requestId === undefined ? undefined : await read.requests.get(requestId);
    demand(actor, request, 'edit');
    if (request.status !== 'draft') throw notADraft(request);
    const { files } = await read.conditions.of(request.id);
    return { requestId: request.id, files };
  };
