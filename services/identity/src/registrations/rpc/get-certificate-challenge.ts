import type { Rpc } from '../../served.js';
import { makeChallenge } from '../domain/challenge.js';

/** Anyone. What the holder of a certificate signs to prove that its key is his. */
export const getCertificateChallenge: Rpc<'getCertificateChallenge'> =
  ({ clock, ids, env: { ACTOR_KEYS } }) =>
  async (_request, { actor: { visitorId } }) => ({
    challenge: makeChallenge({ visitorId, nonce: ids.token(), now: clock.now() }, ACTOR_KEYS),
  });
