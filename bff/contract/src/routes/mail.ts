import type { RouteTable } from '../routing.js';

/** Mails: what was written to files instead of being sent. */
export const mailRoutes = {
  listKeptMails: { method: 'get', path: '/dev/mail', kind: 'S', who: 'public', screen: 'kept_mail_list_page' },
  getKeptMail: { method: 'get', path: '/dev/mail/:mail', kind: 'S', who: 'public', screen: 'kept_mail_page' },
  getKeptMailBody: { method: 'get', path: '/dev/mail/:mail/body', kind: 'D', who: 'public' },
} as const satisfies RouteTable;
