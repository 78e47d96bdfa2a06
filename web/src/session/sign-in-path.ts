import { type PageContext, screenPath } from '@setu/contract';

/** Pages to which a sign-in does not return: the home page asks for nothing, and a user does not register again. */
const notReturnedTo: readonly string[] = [screenPath('index'), screenPath('fos_user_registration_register')];

/** Returns the address of the sign-in that comes back to `path`. */
export function toSignIn(path: string): string {
  const login = screenPath('fos_user_security_login');
  const [pathname = ''] = path.split(/[?#]/);
  const isReturnedTo = !notReturnedTo.includes(pathname) || (pathname === '/' && path !== '/');
  return isReturnedTo ? `${login}?next=${encodeURIComponent(path)}` : login;
}

/**
 * Returns the page that a user starts with who asked for none: the dashboard for staff and suppliers, who come to work,
 * and the home page for customers, who come to buy.
 */
export function firstPageOf(user: PageContext['user']): string {
  return screenPath(user && user.company.type !== 'customer' ? 'my_account_page' : 'index');
}
