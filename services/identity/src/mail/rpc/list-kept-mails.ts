import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

/**
 * For anyone. Lists the emails saved as files, newest first. Throws `not_found` in production and if emails are sent.
 */
export const listKeptMails: Rpc<'listKeptMails'> =
  ({ edge }) =>
  async () => {
    const { kept } = edge.post;
    if (kept === undefined) throw notFound();
    const mails = await kept.list();
    return { mails: mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt })) };
  };
