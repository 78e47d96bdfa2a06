import type { Page } from '@playwright/test';
import { screens } from '@setu/contract';
import { password } from './roles.js';
import type { Translate } from './texts.js';

/** Fills in the sign-in form of the open page and waits until the page has been left. */
export async function fillSignIn(page: Page, t: Translate, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: t('account:signIn.email') }).fill(email);
  await form.getByRole('textbox', { name: t('account:signIn.password') }).fill(password);
  await form.getByRole('button', { name: t('account:signIn.action'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== screens.fos_user_security_login);
}
