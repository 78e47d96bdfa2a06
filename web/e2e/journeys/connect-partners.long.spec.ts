import type { Locator, Page } from '@playwright/test';
import { screens } from '@setu/contract';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { openReceiver } from '../support/receiver.js';
import { sendRequest, tea } from '../support/requests.js';
import { control } from '../support/supply.js';
import { type Translate, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

const walks = [
  { language: 'ru', on: 'phone' },
  { language: 'en', on: 'desk' },
] as const;

/** Reads the secret that the dialog shows once, and closes the dialog. */
async function takeSecret(page: Page, t: Translate, kind: 'tokens' | 'webhooks'): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t(`${kind}:secret.title`) });
  const secret = (await dialog.getByText(/^(setu|whsec)_\S+$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: t(`${kind}:secret.done`) }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

const openProfile = async (page: Page, t: Translate, place: (page: Page) => Locator): Promise<Locator> => {
  await page.goto(screens.my_profile_page);
  await page.locator('summary', { hasText: t('team:profile.developers') }).click();
  const section = place(page);
  await expect(section).toBeVisible();
  return section;
};

for (const [way, { language, on }] of walks.entries()) {
  const t = translatorFor(language);

  test(
    `a company’s webhook receives the event of a request, and receives it again on demand: ${language}, ${on}`,
    inTurn(way, 0),
    async ({ enter }) => {
      const receiver = await openReceiver();
      try {
        const page = await enter('buyer', { language, on });
        const section = await openProfile(page, t, (open) =>
          open.getByRole('region', { name: t('webhooks:panel.title'), exact: true }),
        );
        await section.getByRole('button', { name: t('webhooks:create.open') }).click();
        const dialog = page.getByRole('dialog', { name: t('webhooks:create.title') });
        await control(dialog, t('webhooks:create.url')).fill(receiver.url);
        await dialog.getByRole('checkbox', { name: t('webhooks:kind.request_published') }).check();
        await dialog.getByRole('button', { name: t('webhooks:create.action'), exact: true }).click();
        const secret = await takeSecret(page, t, 'webhooks');

        const { id, number } = await sendRequest(page, tea(), 'О нём услышит учётная система');
        const deliveries = () => receiver.received.filter(({ data }) => data.id === id);
        await expect.poll(() => deliveries().length, { timeout: 60_000 }).toBe(1);
        const [first] = deliveries();
        expect([first?.type, first?.data.numeric_hash, first?.isSignedBy(secret)]).toEqual([
          'request.published',
          number,
          true,
        ]);

        const log = section.getByRole('region', { name: t('webhooks:log.title') });
        const entry = log.getByRole('listitem').filter({ hasText: first?.id ?? '' });
        await expect(async () => {
          await log.getByRole('button', { name: t('webhooks:log.refresh') }).click();
          await expect(entry).toContainText(t('webhooks:state.done'), { timeout: 2_000 });
        }).toPass({ timeout: 60_000 });
        await settled(page);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await entry.getByRole('button', { name: t('webhooks:resend.action') }).click();
        await expect.poll(() => deliveries().length, { timeout: 60_000 }).toBe(2);
        expect(deliveries().map((one) => [one.id, one.isSignedBy(secret)])).toEqual([
          [first?.id, true],
          [first?.id, true],
        ]);

        await section.getByRole('button', { name: t('webhooks:remove.label', { url: receiver.url }) }).click();
        const question = page.getByRole('dialog', { name: t('webhooks:remove.title') });
        await question.getByRole('button', { name: t('webhooks:remove.action') }).click();
        await expect(section.getByText(receiver.url)).toHaveCount(0);
      } finally {
        await receiver.close();
      }
    },
  );

  test(
    `a program reads a user’s data with a personal token until the token is revoked: ${language}, ${on}`,
    inTurn(way, 1),
    async ({ enter, baseURL }) => {
      const page = await enter('rival', { language, on });
      const name = `Учёт ${language}`;
      const section = await openProfile(page, t, (open) => open.getByRole('region', { name: t('tokens:panel.title') }));
      await section.getByRole('button', { name: t('tokens:create.open') }).click();
      const dialog = page.getByRole('dialog', { name: t('tokens:create.title') });
      await control(dialog, t('tokens:create.name')).fill(name);
      await dialog.getByRole('checkbox', { name: t('tokens:scope.catalogue') }).check();
      await dialog.getByRole('button', { name: t('tokens:create.action'), exact: true }).click();
      const secret = await takeSecret(page, t, 'tokens');
      await settled(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const reads = async (path: string): Promise<number> => {
        const headers = { Authorization: `Bearer ${secret}` };
        return (await fetch(new URL(path, baseURL), { headers })).status;
      };
      expect(await reads(`${screens.category_index}?f_search=tea`)).toBe(200);
      expect(await reads(screens.request_from_catalog_list_for_customer_page)).toBe(403);

      await section.getByRole('button', { name: t('tokens:revoke.label', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('tokens:revoke.title', { name }) });
      await question.getByRole('button', { name: t('tokens:revoke.action') }).click();
      await expect(section.getByText(name)).toHaveCount(0);
      await expect.poll(() => reads(screens.category_index)).toBe(401);
    },
  );

  test(`a developer reads the API guide: ${language}, ${on}`, inTurn(way, 2), async ({ enter }) => {
    test.slow();
    const page = await enter(null, { language, on });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1, name: t('api-docs:title') })).toBeVisible();
    const list = page.locator('summary', { hasText: screens.request_from_catalog_list_for_customer_page }).first();
    await list.click();
    await expect(page.getByText('sort[published_at]').first()).toBeAttached();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
