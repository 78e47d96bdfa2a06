import { type PageContext, screens } from '@setu/contract';
import { getData } from './support/api.js';
import { expect, test } from './support/journey.js';
import { accounts, type Role, stateOf } from './support/roles.js';
import { fillSignIn } from './support/sign-in.js';
import { translatorFor } from './support/texts.js';

for (const [role, email] of Object.entries(accounts)) {
  test(`${role} signs in through the real sign-in page`, async ({ enter }) => {
    const page = await enter(null);
    await page.goto(screens.fos_user_security_login);
    await fillSignIn(page, translatorFor('ru'), email);
    await page.context().storageState({ path: stateOf(role as Role) });
  });
}

test('the exchange rate has loaded, so pages look the same from the first one on', async ({ enter }) => {
  const page = await enter(null);
  await expect.poll(async () => (await getData<PageContext>(page, '/api/page-context')).rate).not.toBeNull();
});
