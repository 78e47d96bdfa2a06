import { type NoticeListView, screenPath } from '@setu/contract';
import { getData, send } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { makeDraft, sendRequest } from '../support/requests.js';
import { translatorFor } from '../support/texts.js';
import { keepDown, kill } from '../support/trouble.js';

const t = translatorFor('ru');
/** A service that dies is running again within seconds. The delay grows if the service dies again soon. */
const restart = { timeout: 60_000 };

test('the catalogue dies: the list shows an error with a retry button, and recovers', async ({ enter, complaints }) => {
  complaints.expect(/status of 50[234]/);
  const page = await enter(null);
  await page.goto('/page/about');
  const main = page.getByRole('main');
  const box = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const restore = await keepDown('catalogue');
  await box.fill('насос');
  await box.press('Enter');
  const retry = main.getByRole('alert').getByRole('button', { name: t('actions.retry') });
  await expect(retry).toBeVisible();
  await expect(box).toHaveValue('насос');
  await restore();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(main.getByRole('article').first()).toBeVisible({ timeout: 3000 });
  }).toPass(restart);
});

test('the request service dies while a user writes a request: no text is lost, and the request is sent afterwards', async ({
  enter,
  complaints,
}) => {
  // The last save may arrive after the request was sent, when the request is no longer a draft.
  complaints.expect(/status of (50[234]|409)/);
  const page = await enter('buyer');
  const id = await makeDraft(page, 'рис');
  await page.goto(screenPath('customer_request_create_page', { requestEntity: id }));
  const main = page.getByRole('main');
  const comment = main.getByRole('textbox', { name: t('request-forms:draft.comment') });
  const publish = main.getByRole('button', { name: t('request-forms:draft.publish') });
  const failed = page.getByRole('dialog', { name: t('request-forms:draft.publishFailed') });
  const close = failed.getByRole('button', { name: t('actions.close') }).last();
  await expect(comment).toBeVisible();
  const restore = await keepDown('request');
  await comment.fill('Написано, пока служба лежала.');
  await publish.click();
  await close.click();
  await expect(failed).toBeHidden();
  await expect(comment).toHaveValue('Написано, пока служба лежала.');
  await restore();
  await expect(async () => {
    if (await failed.isVisible()) await close.click();
    else if (await publish.isVisible()) await publish.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/request/customer/preview/'), { timeout: 3000 });
  }).toPass(restart);
  await expect(main.getByText('Написано, пока служба лежала.')).toBeVisible();
});

test('the request service dies right after a request was sent: a manager is still notified, exactly once', async ({
  enter,
}) => {
  const [buyer, manager] = [await enter('buyer'), await enter('manager')];
  const noticesOf = async (number: string): Promise<number> => {
    const found = await send<NoticeListView>(manager, '/user/notice/api/loader', {
      query: number,
      dateSelector: 'day',
    });
    return found.messages.length;
  };
  const id = await makeDraft(buyer, 'чай');
  await send(buyer, `/request/publish/${id}`, { count: 3, comment: 'Весть дойдёт' });
  await kill('request');
  let number = '';
  await expect(async () => {
    const { request } = await getData<{ request: { numeric_hash: string } }>(buyer, `/request/customer/preview/${id}`);
    number = request.numeric_hash;
  }).toPass(restart);
  await expect.poll(() => noticesOf(number), restart).toBe(1);
  // Wait for the notification of a later request. A duplicate notification of the first request would have arrived
  // before it.
  const later = await sendRequest(buyer, 'кофе', 'После перезапуска');
  await expect.poll(() => noticesOf(later.number), restart).toBe(1);
  expect(await noticesOf(number)).toBe(1);
});
