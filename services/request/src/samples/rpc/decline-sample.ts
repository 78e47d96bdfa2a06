import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/samples';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { changeSample } from '../changes/change-sample.js';

export const declineSample: Rpc<'declineSample'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const ids = { requestId: readId(input.requestId), sampleId: readId(input.sampleId) };
    const step = { kind: 'decline', reason: input.reason } as const;
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'DeclineSample',
          key: input.idempotencyKey,
          fingerprint: wire.DeclineSampleRequest.encode(input).finish(),
          answer: wire.DeclineSampleResponse,
        },
        async () => {
          const request = await changeSample(deps, stores, { ...ids, actor, step });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
