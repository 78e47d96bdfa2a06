import { notFound } from '@setu/kit/core';
import type { Rpc } from '../../served.js';

/**
 * Lists the emails saved as files, newest first. Throws `not_found` in production and when emails are really sent. For
 * anyone.
 */
export const listKeptMails: Rpc<'listKeptMails'> =
  ({ edge }) =>
  async () => {
    const { stored } = edge.mailTransport;
    if (stored === undefined) throw notFound();
    const emails = await stored.list();
    return { mails: emails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt })) };
  };
