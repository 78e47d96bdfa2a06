import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { confirmationMessage } from '../changes/change-message.js';

/**
 * Returns what the link would confirm. Reading it changes nothing, so programs that follow links in emails do no harm.
 * For anyone with the token.
 */
export const getEmailConfirmation: Rpc<'getEmailConfirmation'> =
  ({ read, clock }) =>
  async ({ token }) => {
    const linked = await read.emailChanges.byLink(tokenHash(token), clock.now());
    if (linked === undefined) throw notFound();
    return { confirmation: confirmationMessage(linked) };
  };
