import type { Browser } from './browser.js';

/** Submits the sign-in form, with a captcha token if given, and returns the reply. */
export const signIn = async (browser: Browser, email: string, password: string, captcha?: string) => {
  const { csrf_token: _csrf_token } = await browser.context();
  const answer = captcha === undefined ? {} : { 'g-recaptcha-response': captcha };
  return browser.post('/login_check', { _csrf_token, _username: email, _password: password, ...answer });
};
