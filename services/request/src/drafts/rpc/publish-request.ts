import { invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/drafts';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { readFiles } from '../../wire/read-input.js';
import { viewRequest } from '../../wire/request-view.js';
import { publish } from '../changes/publish.js';

export const publishRequest: Rpc<'publishRequest'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const id = readId(request.requestId);
    const files = request.files && readFiles(request.files);
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'PublishRequest',
          key: request.idempotencyKey,
          // The exchange rate depends on the day, not on the caller, so it is not part of the fingerprint.
          fingerprint: wire.PublishRequestRequest.encode({ ...request, rate: undefined }).finish(),
          answer: wire.PublishRequestResponse,
        },
        async () => {
          const before = await stores.requests.lock(id);
          demand(actor, before, 'edit');
          if (before.kind !== 'rfc') throw invalid({ position: 'required' });
          const condition = await stores.conditions.of(id);
          const { count, comment, deliveryCity = condition.deliveryCity } = request;
          const typed = { count, comment, deliveryCity, files: files ?? condition.files };
          const after = await publish(deps, stores, { actor, before, condition, typed, rate: request.rate });
          return { request: await viewRequest(stores, actor, after, { now: deps.clock.now() }) };
        },
      ),
    );
  };
