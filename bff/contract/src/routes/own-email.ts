import type { RouteTable } from '../routing.js';

/** The caller's sign-in address. A change takes effect once both mailboxes have confirmed it. */
export const ownEmailRoutes = {
  getEmailChange: { method: 'get', path: '/user/email', kind: 'A', who: 'user' },
  changeEmail: { method: 'post', path: '/user/email', kind: 'A', who: 'user' },
  withdrawEmailChange: { method: 'delete', path: '/user/email', kind: 'A', who: 'user' },
  getEmailConfirmation: {
    method: 'get',
    path: '/user/email/:token',
    kind: 'S',
    who: 'public',
    screen: 'email_confirm_page',
    words: ['token'],
  },
  confirmEmail: { method: 'post', path: '/user/email/:token', kind: 'S', who: 'public', words: ['token'] },
} as const satisfies RouteTable;
