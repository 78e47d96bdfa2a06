import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/**
 * Returns an email saved as a file. Throws `not_found` for an unknown id, in production, and when emails are really
 * sent. For anyone.
 */
export const getKeptMail: Rpc<'getKeptMail'> =
  ({ edge }) =>
  async ({ mailId }) => {
    const email = await edge.mailTransport.stored?.get(readId(mailId));
    if (email === undefined) throw notFound();
    const { id, to, subject, sentAt, text, html } = email;
    return { mail: { id, to, subject, sentAt }, text, html };
  };
