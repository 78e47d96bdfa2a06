import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/**
 * For anyone with the token. Returns whether the link is for a user's first password. Throws `not_found` for an invalid
 * link.
 */
export const getPasswordReset: Rpc<'getPasswordReset'> =
  ({ read, clock }) =>
  async ({ token }) => {
    const reset = await read.passwordResets.read(tokenHash(token), clock.now());
    if (reset === undefined) throw notFound();
    return { isInitial: reset.isInitial };
  };
