import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/samples';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { changeSample } from '../changes/change-sample.js';

export const sendSample: Rpc<'sendSample'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const ids = { requestId: readId(input.requestId), sampleId: readId(input.sampleId) };
    const { sentOn, tracking, timeZone } = input;
    const step = { kind: 'send', sentOn, tracking, timeZone } as const;
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'SendSample',
          key: input.idempotencyKey,
          fingerprint: wire.SendSampleRequest.encode(input).finish(),
          answer: wire.SendSampleResponse,
        },
        async () => {
          const request = await changeSample(deps, stores, { ...ids, actor, step });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
