import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { atOnce } from '../../wire/pace.js';
import { viewRequest } from '../../wire/request-view.js';
import { demand } from '../domain/rights.js';

export const getRequest: Rpc<'getRequest'> =
  ({ read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const { id, eventSeq: seq } = request;
    const isLookedAtByItsCompany = actor.companyId === request.customerCompanyId && request.status !== 'draft';
    if (isLookedAtByItsCompany && (await read.history.seenSeq(id)) < seq)
      await read.history.markSeen({ requestId: id, seq, at: clock.now(), byUserId: actor.userId });
    return { request: await viewRequest(read, actor, request, atOnce) };
  };
