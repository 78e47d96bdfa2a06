import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/**
 * For anyone. Returns an email saved as a file. Throws `not_found` in production, if emails are sent, and for an
 * unknown id.
 */
export const getKeptMail: Rpc<'getKeptMail'> =
  ({ edge }) =>
  async ({ mailId }) => {
    const mail = await edge.post.kept?.get(readId(mailId));
    if (mail === undefined) throw notFound();
    const { id, to, subject, sentAt, text, html } = mail;
    return { mail: { id, to, subject, sentAt }, text, html };
  };
