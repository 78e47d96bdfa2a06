import type { RouteTable } from '../routing.js';

/** Signing in and out, and "my account". */
export const accountRoutes = {
  getSignInPage: { method: 'get', path: '/login', kind: 'S', who: 'public', screen: 'fos_user_security_login' },
  getCaptcha: { method: 'get', path: '/api/captcha', kind: 'A', who: 'public' },
  createSession: { method: 'post', path: '/login_check', kind: 'A', who: 'public' },
  signOutByLink: { method: 'get', path: '/logout', kind: 'A', who: 'user' },
  signOut: { method: 'post', path: '/logout', kind: 'A', who: 'user' },
  getDashboard: { method: 'get', path: '/user/dashboard', kind: 'S', who: 'user', screen: 'my_account_page' },
} as const satisfies RouteTable;
