import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import { confirmationMessage } from '../changes/change-message.js';

/** Anyone with the token. What its link would confirm; programs that follow links in mails change nothing by it. */
export const getEmailConfirmation: Rpc<'getEmailConfirmation'> =
  ({ read, clock }) =>
  async ({ token }) => {
    const linked = await read.emailChanges.byLink(tokenHash(token), clock.now());
    if (linked === undefined) throw notFound();
    return { confirmation: confirmationMessage(linked) };
  };
