import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';

/** Anyone with the token. Whether it sets a first password; `not_found` for a link that is worth nothing. */
export const getPasswordReset: Rpc<'getPasswordReset'> =
  ({ read, clock }) =>
  async ({ token }) => {
    const reset = await read.passwordResets.read(tokenHash(token), clock.now());
    if (reset === undefined) throw notFound();
    return { isInitial: reset.isInitial };
  };
