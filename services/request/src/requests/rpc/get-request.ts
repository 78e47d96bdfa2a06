import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { concurrently } from '../../wire/query-runner.js';
import { viewRequest } from '../../wire/request-view.js';
import { demand } from '../domain/rights.js';

export const getRequest: Rpc<'getRequest'> =
  ({ autocommit, read, clock }) =>
  async ({ requestId }, { actor }) => {
    mustBeUser(actor);
    const request = await read.requests.get(readId(requestId));
    demand(actor, request, 'view');
    const { id, eventSeq: seq } = request;
    const isViewedByCustomer = actor.companyId === request.customerCompanyId && request.status !== 'draft';
    if (isViewedByCustomer && (await read.history.viewedSeq(id)) < seq)
      await autocommit.history.markViewed({ requestId: id, seq, at: clock.now(), byUserId: actor.userId });
    return { request: await viewRequest(read, actor, request, { now: clock.now(), run: concurrently }) };
  };
