import type { RouteTable } from '../routing.js';

/** Resetting a password with a link, changing it, and the caller's sessions. */
export const passwordRoutes = {
  getResetRequestPage: {
    method: 'get',
    path: '/resetting/request',
    kind: 'S',
    who: 'public',
    screen: 'reset_request_page',
  },
  requestResetHere: { method: 'post', path: '/resetting/request', kind: 'S', who: 'public' },
  requestReset: { method: 'post', path: '/resetting/send-email', kind: 'A', who: 'public' },
  getReset: {
    method: 'get',
    path: '/resetting/reset/:token',
    kind: 'S',
    who: 'public',
    screen: 'reset_password_page',
    words: ['token'],
  },
  resetPassword: { method: 'post', path: '/resetting/reset/:token', kind: 'S', who: 'public', words: ['token'] },
  getPasswordPage: { method: 'get', path: '/user/change_pass', kind: 'S', who: 'user', screen: 'change_pass' },
  changePassword: { method: 'post', path: '/user/change_pass', kind: 'S', who: 'user' },
  listOwnSessions: { method: 'get', path: '/user/sessions', kind: 'A', who: 'user' },
  endOtherSessions: { method: 'delete', path: '/user/sessions', kind: 'A', who: 'user' },
  endOwnSession: { method: 'delete', path: '/user/sessions/:id', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
