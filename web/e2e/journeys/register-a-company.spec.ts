import type { Locator, Page } from '@playwright/test';
import { type KeptMailLine, type KeptMailView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { type Language, type Translate, translatorFor } from '../support/texts.js';

const password = 'Long-enough-7';

/** Fills in the fields that the certificate does not provide: contacts and password. */
async function fillPerson(
  main: Locator,
  t: Translate,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  const field = (key: string) => main.getByRole('textbox', { name: new RegExp(`^${t(key)}`) });
  await field('register:form.phone').fill(phone);
  await field('register:form.email').fill(email);
  await field('fields:password.choose').fill(password);
  await field('fields:password.again').fill(password);
  await main.getByRole('checkbox', { name: t('register:form.agree') }).check();
  await main.getByRole('button', { name: t('register:form.action') }).click();
}

/**
 * Types a wrong code and checks its message. Then reads the right code in the mail viewer, and pastes it as users do.
 */
async function confirmCode(page: Page, t: Translate, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t('register:code.field') });
  await expect(field).toBeVisible();
  const find = async () => (await getData<KeptMailLine[]>(page, '/dev/mail')).find(({ to }) => to === email)?.id ?? '';
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  const { text } = await getData<KeptMailView>(page, `/dev/mail/${await find()}`);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const confirm = page.getByRole('button', { name: t('register:code.action') });
  await field.fill(code === '000000' ? '000001' : '000000');
  await confirm.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(t('validation:wrong_code')));
  await field.fill(code);
  await confirm.click();
}

/** The console message that the browser writes when the server rejects a wrong code. */
const wrongCode = /422 .*\/account\/email\/confirm\//;

const textsFor = (language: Language) => ({ language, t: translatorFor(language) });

test('a new user registers with a certificate, signs the regulation, and may create requests without a reload', async ({
  enter,
  complaints,
}) => {
  complaints.expect(wrongCode);
  const { language, t } = textsFor('ru');
  const page = await enter(null, { language });
  const main = page.getByRole('main');
  const email = 'stranger@proba.example';
  await page.goto(screens.fos_user_registration_register);
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: t('fields:steps.next') }).click();
  const inn = main.getByRole('textbox', { name: t('register:form.inn') });
  await expect(inn).toHaveValue(/^\d{10}$/);
  await expect(inn).not.toBeEditable();
  await fillPerson(main, t, { email, phone: '9031234567' });
  await confirmCode(page, t, email);
  await expect(main.getByRole('heading', { level: 1, name: t('signing:title') })).toBeVisible();
  const banner = page.getByText(t('shell.commerceTitle'));
  await main.getByRole('radio').first().check();
  await main.getByRole('checkbox', { name: t('signing:sign.read') }).check();
  await main.getByRole('button', { name: t('signing:sign.press') }).click();
  await expect(main.getByRole('heading', { name: t('signing:signed.title') })).toBeVisible();
  await expect(banner).toBeHidden();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: t('nav.requests') })).toBeVisible();
  await expect(header.getByRole('link', { name: t('nav.findForMe') })).toBeVisible();
});

test('without a certificate the account shows a reminder about the regulation', async ({ enter, complaints }) => {
  complaints.expect(wrongCode);
  const { language, t } = textsFor('en');
  const page = await enter(null, { language, on: 'phone' });
  const main = page.getByRole('main');
  const email = 'later@proba.example';
  await page.goto(screens.fos_user_registration_register);
  await main.getByRole('button', { name: t('register:cert.without') }).click();
  const typed: [string, string][] = [
    ['inn', '7736050003'],
    ['kpp', '773601001'],
    ['ogrn', '1027700132195'],
    ['shortName', 'Later LLC'],
    ['surname', 'Laterova'],
    ['name', 'Anna'],
  ];
  for (const [key, text] of typed)
    await main.getByRole('textbox', { name: new RegExp(`^${t(`register:form.${key}`)}`) }).fill(text);
  await fillPerson(main, t, { email, phone: '9031234568' });
  await confirmCode(page, t, email);
  await expect(page).toHaveURL((url) => url.pathname === screens.my_account_page);
  await expect(page.getByText(t('account:desk.waiting.sign.title')).first()).toBeVisible();
});
