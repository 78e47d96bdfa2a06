import type { Rpc } from '../../served.js';
import { makeChallenge } from '../domain/challenge.js';

/** Returns the challenge that a certificate's holder signs to prove that they have its key. Anyone may call it. */
export const getCertificateChallenge: Rpc<'getCertificateChallenge'> =
  ({ clock, ids, env: { ACTOR_KEYS } }) =>
  async (_request, { actor: { visitorId } }) => ({
    challenge: makeChallenge({ visitorId, nonce: ids.token(), now: clock.now() }, ACTOR_KEYS),
  });
