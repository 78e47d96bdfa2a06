import type { RouteTable } from '../routing.js';

/** Emails: the users' preferences, the support form, and the emails written to files instead of being sent. */
export const mailRoutes = {
  getMailPage: { method: 'get', path: '/user/mail', kind: 'S', who: 'user', screen: 'mail_choices_page' },
  getMailChoices: { method: 'get', path: '/user/mail-choices', kind: 'A', who: 'user' },
  saveMailChoices: { method: 'post', path: '/user/mail-choices', kind: 'A', who: 'user' },
  sendSupportMessage: { method: 'post', path: '/support-send-email', kind: 'A', who: 'public' },
  listKeptMails: { method: 'get', path: '/dev/mail', kind: 'S', who: 'public', screen: 'kept_mail_list_page' },
  getKeptMail: { method: 'get', path: '/dev/mail/:mail', kind: 'S', who: 'public', screen: 'kept_mail_page' },
  getKeptMailBody: { method: 'get', path: '/dev/mail/:mail/body', kind: 'D', who: 'public' },
} as const satisfies RouteTable;
