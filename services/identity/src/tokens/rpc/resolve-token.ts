import { mustBeSystem } from '@setu/kit/rpc';
import { wireTokenScope } from '@setu/proto/wire-words';
import { toPrincipal } from '../../messages/principal-message.js';
import type { Rpc } from '../../served.js';
import { speakerOf } from '../../sessions/domain/session.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { isSecret, isUseDue } from '../domain/personal-token.js';

/**
 * Returns the principal of a token's owner, by the same rules as a session but without the idle limit. The BFF calls it
 * on requests with a token.
 */
export const resolveToken: Rpc<'resolveToken'> =
  ({ autocommit, read, clock }) =>
  async ({ secret }, { actor }) => {
    mustBeSystem(actor);
    const now = clock.now();
    const found = isSecret(secret) ? await read.personalTokens.read(tokenHash(secret)) : undefined;
    if (found === undefined) return { scopes: [] };
    const { token, owner } = found;
    const { id, authEpoch, expiresAt } = token;
    const session = { id, authEpoch, expiresAt, csrfSecret: '', lastSeenAt: now };
    const speaker = speakerOf({ session, owner, substitutionInForce: false }, now);
    if (speaker === undefined) return { scopes: [] };
    if (isUseDue(token, now)) await autocommit.personalTokens.used(id, now);
    return { principal: toPrincipal(speaker), scopes: token.scopes.map(wireTokenScope) };
  };
