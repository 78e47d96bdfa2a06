import { mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/claims';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { readFiles } from '../../wire/read-input.js';
import { viewRequest } from '../../wire/request-view.js';
import { openClaim as open } from '../changes/open-claim.js';

export const openClaim: Rpc<'openClaim'> =
  (deps) =>
  async (input, { actor }) => {
    mustBeUser(actor);
    const ids = { requestId: readId(input.requestId), claimId: readId(input.claimId) };
    const complaint = { text: input.text, files: readFiles({ files: input.files }) };
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'OpenClaim',
          key: input.idempotencyKey,
          // The BFF creates a claim id for each attempt, so the id is not part of the fingerprint.
          fingerprint: wire.OpenClaimRequest.encode({ ...input, claimId: '' }).finish(),
          answer: wire.OpenClaimResponse,
        },
        async () => {
          const request = await open(deps, stores, { ...ids, actor, complaint });
          return { request: await viewRequest(stores, actor, request, { now: deps.clock.now() }) };
        },
      ),
    );
  };
