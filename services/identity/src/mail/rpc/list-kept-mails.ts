import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

/** Anyone. The mails written to files, newest first; `not_found` where mails are sent, and in production. */
export const listKeptMails: Rpc<'listKeptMails'> =
  ({ edge }) =>
  async () => {
    const { kept } = edge.post;
    if (kept === undefined) throw notFound();
    const mails = await kept.list();
    return { mails: mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt })) };
  };
