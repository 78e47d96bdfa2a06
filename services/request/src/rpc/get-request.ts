import type { Handler } from '@setu/kit/rpc';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { demand } from '../domain/rights.js';
import { viewRequest } from './request-view.js';

export const getRequest =
  ({ read, clock }: RequestDeps): Handler<typeof RequestService, 'getRequest'> =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const isLookedAtByItsCompany = actor.companyId === request.customerCompanyId && request.status !== 'draft';
    if (isLookedAtByItsCompany && (await read.history.seenSeq(request.id)) < request.eventSeq)
      await read.history.markSeen({
        requestId: request.id,
        seq: request.eventSeq,
        at: clock.now(),
        byUserId: actor.userId,
      });
    return { request: await viewRequest(read, actor, request) };
  };
