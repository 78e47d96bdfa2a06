import { invalid, notFound } from '@setu/kit/core';
import { passwordFailure } from '@setu/proto/new-password';
import type { Rpc } from '../../served.js';
import { endSessionsOfUser } from '../../sessions/changes/end-sessions.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/**
 * For anyone with the token, once. Sets the password, and ends every session of the user and a pending change of their
 * address.
 */
export const resetPassword: Rpc<'resetPassword'> =
  ({ read, write, clock, edge }) =>
  async ({ token, password }) => {
    const hash = tokenHash(token);
    const now = clock.now();
    // The link is checked first, so that a password is hashed only for a valid link.
    if ((await read.passwordResets.read(hash, now)) === undefined) throw notFound();
    const failure = passwordFailure(password);
    if (failure !== undefined) throw invalid({ password: failure });
    const passwordHash = await edge.passwords.hash(password);
    await write(async (stores) => {
      const reset = await stores.passwordResets.spend(hash, now);
      if (reset === undefined) throw notFound();
      await stores.passwordResets.dropOfUser(reset.userId);
      await stores.emailChanges.dropOfUser(reset.userId);
      await stores.credentials.set(reset.userId, passwordHash, now);
      await endSessionsOfUser(stores, reset.userId);
    });
    return {};
  };
