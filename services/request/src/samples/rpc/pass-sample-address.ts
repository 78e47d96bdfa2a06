import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/samples';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { viewRequest } from '../../wire/request-view.js';
import { passAddress } from '../changes/pass-address.js';

export const passSampleAddress: Rpc<'passSampleAddress'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const ids = { requestId: readId(input.requestId), sampleId: readId(input.sampleId) };
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'PassSampleAddress',
          key: input.idempotencyKey,
          fingerprint: wire.PassSampleAddressRequest.encode(input).finish(),
          answer: wire.PassSampleAddressResponse,
        },
        async () => {
          const request = await passAddress(deps, stores, { ...ids, actor });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
