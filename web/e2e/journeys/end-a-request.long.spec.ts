import type { Page } from '@playwright/test';
import { screenPath } from '@setu/contract';
import { send } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { giveReason, sendRequest, tea } from '../support/requests.js';
import { type Translate, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

const t = translatorFor('ru');
const other = { ru: 'en', en: 'ru' } as const;

const walks = [
  { language: 'ru', on: 'phone' },
  { language: 'en', on: 'desk' },
] as const;

for (const [way, { language, on }] of walks.entries()) {
  const own = translatorFor(language);
  const others = translatorFor(other[language]);
  const read = async (
    page: Page,
    t: Translate,
    { status, reason, comment }: Record<string, string>,
    title = t(`statuses:request.${status}`),
  ) => {
    const main = page.getByRole('main');
    for (const text of [title, t(`statuses:${reason}`), comment ?? ''])
      await expect(main.getByText(text).first()).toBeVisible();
  };

  test(
    `a customer cancels a request with a reason, and the broker reads it: ${language}, ${on}`,
    inTurn(way, 0),
    async ({ enter }) => {
      const buyer = await enter('buyer', { language, on });
      const manager = await enter('manager', { language: other[language] });
      const { id, number } = await sendRequest(buyer, 'рис', 'Отменим его');
      await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
      const action = own('requests:close.cancel.action');
      await buyer.getByRole('main').getByRole('button', { name: action }).click();
      const dialog = buyer.getByRole('dialog', { name: own('requests:close.cancel.question', { number }) });
      // Sending without a reason shows an error first.
      await dialog.getByRole('button', { name: action }).click();
      const reasons = dialog.getByRole('radiogroup', { name: own('requests:close.reason') });
      await expect(reasons.getByRole('radio').first()).toBeFocused();
      await expect(reasons).toHaveAccessibleDescription(own('validation:required'));
      await giveReason(dialog, own, {
        reason: 'rejectReason.need_changed',
        comment: 'Закупка перенесена на год',
        action,
      });
      await expect(buyer.getByRole('main').getByRole('button', { name: action })).toHaveCount(0);
      const expected = {
        status: 'rejected_by_customer',
        reason: 'rejectReason.need_changed',
        comment: 'Закупка перенесена на год',
      };
      await read(buyer, own, expected, own('requests:detail.youCancelled'));
      await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
      await read(manager, others, expected);
    },
  );

  test(
    `a broker rejects a request, and the customer reads why: ${language}, ${on}`,
    inTurn(way, 1),
    async ({ enter }) => {
      const manager = await enter('manager', { language, on });
      const buyer = await enter('buyer', { language: other[language] });
      const { id } = await sendRequest(buyer, 'перец', 'Его отклонят');
      await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
      const action = own('requests:close.reject.action');
      await manager.getByRole('main').getByRole('button', { name: action }).click();
      const comment = 'Такой объём никто не поставит';
      await giveReason(manager.getByRole('dialog'), own, {
        reason: 'rejectReason.supplier_not_found',
        comment,
        action,
      });
      const expected = { status: 'rejected_by_broker', reason: 'rejectReason.supplier_not_found', comment };
      await read(manager, own, expected);
      await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
      await read(buyer, others, expected);
    },
  );

  test(
    `a supplier rejects a request, and the broker and the customer read why: ${language}, ${on}`,
    inTurn(way, 2),
    async ({ enter }) => {
      const supplier = await enter('supplier', { language, on });
      const [buyer, manager] = [
        await enter('buyer', { language: other[language] }),
        await enter('manager', { language: other[language] }),
      ];
      const { id } = await sendRequest(buyer, tea(), 'Поставщик откажет');
      for (const status of ['in_work', 'send_to_supplier'])
        await send(manager, `/request/update-status/${id}`, { status });
      await supplier.goto(screenPath('request_for_customer_page', { requestEntity: id }));
      const action = own('requests:close.decline.action');
      await supplier.getByRole('main').getByRole('button', { name: action }).click();
      const comment = 'Booked until April';
      await giveReason(supplier.getByRole('dialog'), own, { reason: 'supplierReason.bad_delivery', comment, action });
      const expected = { status: 'rejected_by_supplier', reason: 'supplierReason.bad_delivery', comment };
      await read(supplier, own, expected, own('requests:detail.youDeclined'));
      await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
      await read(manager, others, expected);
      await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
      await read(buyer, others, expected);
    },
  );
}

test('a manager who is too late reads the current status of the request', async ({ enter, complaints }) => {
  complaints.expect(/status of 409 .*update-status/);
  const [buyer, manager] = [await enter('buyer'), await enter('manager')];
  const { id } = await sendRequest(buyer, 'кофе', 'Кто первый');
  await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
  const take = t('requests:move.in_work.action');
  // The page updates automatically, so a manager can act too late only in a dialog that is already open.
  await manager.getByRole('main').getByRole('button', { name: take }).click();
  await expect(manager.getByRole('dialog').getByRole('button', { name: take })).toBeVisible();
  await send(buyer, `/request/update-status/${id}`, {
    status: 'rejected_by_customer',
    reject_reason: 'other',
    reject_comment: 'Передумали',
  });
  await manager.getByRole('dialog').getByRole('button', { name: take }).click();
  const dialog = manager.getByRole('dialog', { name: t('requests:restated.title') });
  const [was, now] = [t('statuses:request.new'), t('statuses:request.rejected_by_customer')];
  await expect(dialog.getByRole('row').filter({ hasText: was })).toContainText(now);
  await dialog.getByRole('button', { name: t('restated.close') }).click();
  await expect(manager.getByRole('main').getByRole('button', { name: take })).toHaveCount(0);
});

test('a request of another company and an unknown request both show "not found" inside the shell', async ({
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
