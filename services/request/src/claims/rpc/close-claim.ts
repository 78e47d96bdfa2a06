import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/claims';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';

import { viewRequest } from '../../wire/request-view.js';
import { closeClaim as close } from '../changes/close-claim.js';

export const closeClaim: Rpc<'closeClaim'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const ids = { requestId: readId(input.requestId), claimId: readId(input.claimId) };

    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'CloseClaim',
          key: input.idempotencyKey,

          fingerprint: wire.CloseClaimRequest.encode(input).finish(),
          answer: wire.CloseClaimResponse,
        },
        async () => {
          const request = await close(deps, stores, { ...ids, actor, resolution: input.resolution });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
