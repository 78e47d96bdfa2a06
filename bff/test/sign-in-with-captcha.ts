import type { Browser } from './browser.js';

/** Sends the sign-in form, with the captcha's answer when there is one; gives the answer as it came. */
export const signIn = async (browser: Browser, email: string, password: string, captcha?: string) => {
  const { csrf_token: _csrf_token } = await browser.context();
  const answer = captcha === undefined ? {} : { 'g-recaptcha-response': captcha };
  return browser.post('/login_check', { _csrf_token, _username: email, _password: password, ...answer });
};
