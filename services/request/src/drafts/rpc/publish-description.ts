import { invalid } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/drafts';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { readDescription, readFiles } from '../../wire/read-input.js';
import { viewRequest } from '../../wire/request-view.js';
import { orderFor } from '../changes/order-for.js';
import { publishDescription as publish } from '../changes/publish-description.js';

export const publishDescription: Rpc<'publishDescription'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const id = readId(request.requestId);
    const typed = readDescription(request.description);
    const files = request.files && readFiles(request.files);
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'PublishDescription',
          key: request.idempotencyKey,
          // The exchange rate depends on the day, not on the caller, so it is not part of the fingerprint.
          fingerprint: wire.PublishDescriptionRequest.encode({ ...request, rate: undefined }).finish(),
          answer: wire.PublishDescriptionResponse,
        },
        async () => {
          await stores.departedUsers.blockDepartures();
          const before = await stores.requests.lock(id);
          demand(actor, before, 'edit');
          if (before.kind !== 'rfd') throw invalid({ count: 'required' });
          const ordered = before.isCreatedByBroker ? await orderFor(stores, actor, request.customer) : undefined;
          const { rate } = request;
          const after = await publish(deps, stores, { actor, before, typed, files, rate, ordered });
          return { request: await viewRequest(stores, actor, after, { now: deps.clock.now() }) };
        },
      ),
    );
  };
