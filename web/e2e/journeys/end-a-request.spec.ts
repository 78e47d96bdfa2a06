import { screenPath } from '@setu/contract';
import { send } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { sendRequest } from '../support/requests.js';
import { wordsIn } from '../support/words.js';

const t = wordsIn('ru');

test('a customer cancels a request with a reason, after being told what is missing', async ({ enter }) => {
  const buyer = await enter('buyer');
  const { id, number } = await sendRequest(buyer, 'рис', 'Отменим его');
  await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
  const action = t('requests:close.cancel.action');
  await buyer.getByRole('main').getByRole('button', { name: action }).click();
  const dialog = buyer.getByRole('dialog', { name: t('requests:close.cancel.question', { number }) });
  await dialog.getByRole('button', { name: action }).click();
  const reason = dialog.getByRole('radiogroup', { name: t('requests:close.reason') });
  await expect(reason.getByRole('radio').first()).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(t('validation:required'));
  await reason.getByRole('radio', { name: t('statuses:rejectReason.need_changed') }).check();
  await dialog.getByRole('textbox', { name: t('requests:close.comment') }).fill('Закупка перенесена на год');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
  const main = buyer.getByRole('main');
  await expect(main.getByText(t('statuses:request.rejected_by_customer')).first()).toBeVisible();
  await expect(main.getByText('Закупка перенесена на год').first()).toBeVisible();
  await expect(main.getByRole('button', { name: action })).toHaveCount(0);
});

test('a broker rejects a request, and the customer reads why', async ({ enter }) => {
  const [buyer, manager] = [await enter('buyer', { language: 'en' }), await enter('manager')];
  const { id } = await sendRequest(buyer, 'перец', 'Его отклонят');
  await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
  const action = t('requests:close.reject.action');
  await manager.getByRole('main').getByRole('button', { name: action }).click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('statuses:rejectReason.supplier_not_found') }).check();
  await dialog.getByRole('textbox').fill('Такой объём никто не поставит');
  await dialog.getByRole('button', { name: action }).click();
  await expect(manager.getByRole('main').getByText(t('statuses:request.rejected_by_broker')).first()).toBeVisible();
  await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
  await expect(buyer.getByText(wordsIn('en')('statuses:rejectReason.supplier_not_found')).first()).toBeVisible();
  await expect(buyer.getByText('Такой объём никто не поставит').first()).toBeVisible();
});

test('a manager who comes too late hears where the request stands', async ({ enter, complaints }) => {
  complaints.expect(/status of 409 .*update-status/);
  const [buyer, manager] = [await enter('buyer'), await enter('manager')];
  const { id } = await sendRequest(buyer, 'кофе', 'Кто первый');
  await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
  const take = t('requests:move.in_work.action');
  // The page itself follows what happens: only who has the question before him can be late.
  await manager.getByRole('main').getByRole('button', { name: take }).click();
  await expect(manager.getByRole('dialog').getByRole('button', { name: take })).toBeVisible();
  await send(buyer, `/request/update-status/${id}`, {
    status: 'rejected_by_customer',
    reject_reason: 'other',
    reject_comment: 'Передумали',
  });
  await manager.getByRole('dialog').getByRole('button', { name: take }).click();
  const told = manager.getByRole('dialog', { name: t('requests:restated.title') });
  const [was, now] = [t('statuses:request.new'), t('statuses:request.rejected_by_customer')];
  await expect(told.getByRole('row').filter({ hasText: was })).toContainText(now);
  await told.getByRole('button', { name: t('restated.close') }).click();
  await expect(manager.getByRole('main').getByRole('button', { name: take })).toHaveCount(0);
});

test('another company’s request and an unknown one look the same: not found, inside the shell', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/request\/customer\/preview\//);
  const [buyer, rival] = [await enter('buyer'), await enter('rival')];
  const { id } = await sendRequest(buyer, 'насос', 'Чужим не видно');
  for (const requestEntity of [id, '00000000-0000-7000-8000-000000000000']) {
    await rival.goto(screenPath('request_for_customer_page', { requestEntity }));
    await expect(rival.getByRole('heading', { level: 1, name: t('requests:missing.title') })).toBeVisible();
    await expect(rival.getByRole('banner').getByRole('combobox', { name: t('search.label') })).toBeVisible();
  }
});
