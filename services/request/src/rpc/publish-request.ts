import { type Handler, mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { demand } from '../domain/rights.js';
import { principalOf } from './access.js';
import { publishOnce } from './publish-once.js';
import { readFiles } from './read-input.js';
import { viewRequest } from './request-view.js';

export const publishRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'publishRequest'> =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const id = readId(request.requestId);
    const files = request.files === undefined ? null : readFiles(request.files);
    return deps.write((stores) =>
      stores.once(
        {
          principal: principalOf(actor),
          route: 'PublishRequest',
          key: request.idempotencyKey,
          // The rate is the day's, not the caller's word: it is no part of what he asks.
          fingerprint: wire.PublishRequestRequest.encode({ ...request, rate: undefined }).finish(),
          answer: wire.PublishRequestResponse,
        },
        async () => {
          const before = await stores.requests.lock(id);
          demand(actor, before, 'edit');
          const condition = await stores.conditions.of(id);
          const typed = { count: request.count, comment: request.comment, files: files ?? condition.files };
          const after = await publishOnce(deps, stores, { actor, before, condition, typed, rate: request.rate });
          return { request: await viewRequest(stores, actor, after) };
        },
      ),
    );
  };
