import { type NoticeListView, screenPath, screens } from '@setu/contract';
import { ask, send } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { makeDraft } from '../support/requests.js';
import { kill } from '../support/trouble.js';
import { wordsIn } from '../support/words.js';

const t = wordsIn('ru');

test('the catalogue dies: the list says so with a way to try again, and comes back', async ({ enter, complaints }) => {
  complaints.expect(/status of 50[234]/);
  const page = await enter(null);
  await page.goto(screens.category_index);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await kill('catalogue');
  await page.goto(`${screens.category_index}/?f_search=pump`);
  const retry = main.getByRole('alert').getByRole('button', { name: t('actions.retry') });
  const cards = main.getByRole('article');
  await expect(retry.or(cards.first())).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: t('search.label') })).toBeVisible();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(cards.first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
});

test('the request service dies while a request is written: nothing typed is lost, and it is sent afterwards', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 50[234]/);
  const page = await enter('buyer');
  const id = await makeDraft(page, 'рис');
  await page.goto(screenPath('customer_request_create_page', { requestEntity: id }));
  const main = page.getByRole('main');
  const comment = main.getByRole('textbox', { name: t('requests:draft.comment') });
  await comment.fill('Написано, когда всё работало.');
  await kill('request');
  await comment.fill('Написано, пока служба лежала.');
  const publish = main.getByRole('button', { name: t('requests:draft.publish') });
  const failed = page.getByRole('dialog', { name: t('requests:draft.publishFailed') });
  await publish.click();
  await expect(async () => {
    if (await failed.isVisible()) {
      await expect(comment).toHaveValue('Написано, пока служба лежала.');
      await failed
        .getByRole('button', { name: t('actions.close') })
        .last()
        .click();
      await publish.click();
    }
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/request/customer/preview/'), { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(main.getByText('Написано, пока служба лежала.')).toBeVisible();
});

test('the request service dies right after a request was sent: every manager still hears of it, once', async ({
  enter,
}) => {
  const [buyer, manager] = [await enter('buyer'), await enter('manager')];
  await manager.goto(screens.my_account_page);
  const id = await makeDraft(buyer, 'чай');
  await send(buyer, `/request/publish/${id}`, { count: 3, comment: 'Весть дойдёт' });
  await kill('request');
  const told = async (): Promise<number> => {
    const { messages } = await ask<NoticeListView>(manager, '/user/notice/api/last');
    const { request } = await ask<{ request: { numeric_hash: string } }>(buyer, `/request/customer/preview/${id}`);
    return messages.filter(({ text }) => text.includes(request.numeric_hash)).length;
  };
  await expect(async () => expect(await told()).toBe(1)).toPass({ timeout: 60_000 });
  // A second delivery would come with the restarted relay's first rounds.
  await expect(async () => expect(await told()).toBe(1)).toPass({ intervals: [3000], timeout: 10_000 });
});
