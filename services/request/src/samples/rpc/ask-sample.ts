import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/samples';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { askSample as ask } from '../changes/ask-sample.js';

export const askSample: Rpc<'askSample'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const requestId = readId(input.requestId);
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'AskSample',
          key: input.idempotencyKey,
          fingerprint: wire.AskSampleRequest.encode(input).finish(),
          answer: wire.AskSampleResponse,
        },
        async () => {
          const request = await ask(deps, stores, { actor, requestId, comment: input.comment, address: input.address });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
