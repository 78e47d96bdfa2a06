import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';

/** Anyone. A mail written to a file; `not_found` where mails are sent, in production, and for an unknown one. */
export const getKeptMail: Rpc<'getKeptMail'> =
  ({ edge }) =>
  async ({ mailId }) => {
    const mail = await edge.post.kept?.get(readId(mailId));
    if (mail === undefined) throw notFound();
    const { id, to, subject, sentAt, text, html } = mail;
    return { mail: { id, to, subject, sentAt }, text, html };
  };
