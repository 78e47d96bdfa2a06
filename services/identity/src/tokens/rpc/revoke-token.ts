import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { mustActAsSelf } from '../../sessions/changes/must-act-as-self.js';

/**
 * Revokes one of the caller's tokens everywhere within a second. Not available to substitutes. Throws `not_found` for
 * another user's token.
 */
export const revokeToken: Rpc<'revokeToken'> =
  ({ write }) =>
  async ({ tokenId }, { actor }) => {
    mustBeUser(actor);
    mustActAsSelf(actor);
    await write(async ({ personalTokens, signals, auditLog }) => {
      const id = readId(tokenId);
      const revoked = await personalTokens.revoke(actor.userId, id);
      if (revoked.length === 0) throw notFound();
      await signals.sessionsEnded(revoked);
      await auditLog.add({ action: 'token.revoked', object: { kind: 'token', id } });
    });
    return {};
  };
