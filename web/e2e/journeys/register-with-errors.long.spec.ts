import type { Locator, Page } from '@playwright/test';
import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { type Translate, translatorFor } from '../support/texts.js';

/** An input by its label, the wrong text typed into it, and the expected error. */
type Wrong = readonly [field: string, typed: string, words: string];

/** The errors shown when the form is sent. */
const first: readonly Wrong[] = [
  ['register:form.inn', '123', 'validation:inn'],
  ['register:form.kpp', '77', 'validation:kpp'],
  ['register:form.ogrn', '12', 'validation:ogrn'],
  ['register:form.phone', '903', 'fields:phone.missing'],
  ['register:form.email', 'stranger', 'validation:invalid_email'],
  ['fields:password.choose', 'short', 'validation:password_short'],
  ['fields:password.again', 'other', 'validation:passwords_differ'],
];
/** The errors shown while the user corrects fields. Company numbers fail because their check digits are wrong. */
const then: readonly Wrong[] = [
  ['register:form.inn', '7736050004', 'validation:inn_checksum'],
  ['register:form.ogrn', '1027700132196', 'validation:ogrn_checksum'],
  ['fields:password.choose', 'long-enough', 'validation:password_upper'],
  ['fields:password.choose', 'LONG-ENOUGH', 'validation:password_lower'],
  ['fields:password.choose', 'Long-enough', 'validation:password_digit'],
  ['fields:password.choose', 'Password1', 'validation:password_common'],
];
/**
 * Valid values of all required fields. The form is not sent, because frequent registrations from one network require a
 * captcha.
 */
const right: readonly (readonly [field: string, typed: string])[] = [
  ['register:form.inn', '7736050003'],
  ['register:form.kpp', '773601001'],
  ['register:form.ogrn', '1027700132195'],
  ['register:form.shortName', 'Wrongly LLC'],
  ['register:form.surname', 'Wrongova'],
  ['register:form.name', 'Anna'],
  ['register:form.phone', '9031234569'],
  ['register:form.email', 'wrongly@proba.example'],
  ['fields:password.choose', 'Long-enough-7'],
  ['fields:password.again', 'Long-enough-7'],
];

/** Types wrong and then right values. Each error appears at its own field only. */
async function mistype(page: Page, t: Translate): Promise<void> {
  const main = page.getByRole('main');
  const field = (key: string): Locator => main.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
  // Three of the ten digits of the phone number are entered.
  const expectError = (key: string, error: string) =>
    expect(field(key)).toHaveAccessibleDescription(t(error, { count: 7 }));
  const send = main.getByRole('button', { name: t('register:form.action') });
  await page.goto(screens.fos_user_registration_register);
  await main.getByRole('button', { name: t('register:cert.without') }).click();
  for (const [key, typed] of first) await field(key).fill(typed);
  await send.click();
  for (const [key, , error] of first) await expectError(key, error);
  for (const [key, typed, error] of then) {
    await field(key).fill(typed);
    await expectError(key, error);
  }
  for (const [key, typed] of right) await field(key).fill(typed);
  const agree = main.getByRole('checkbox', { name: t('register:form.agree') });
  await expect(main.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(agree).toHaveAttribute('aria-invalid', 'true');
}

test('each wrong field of a registration shows its error, on a phone in Russian', async ({ enter }) => {
  await mistype(await enter(null, { language: 'ru', on: 'phone' }), translatorFor('ru'));
});

test('each wrong field of a registration shows its error, on a desktop in English', async ({ enter }) => {
  await mistype(await enter(null, { language: 'en' }), translatorFor('en'));
});
