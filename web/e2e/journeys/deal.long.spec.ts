import type { Page } from '@playwright/test';
import { type RequestStatus, screenPath, screens } from '@setu/contract';
import { getData, send } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { type MadeRequest, sendRequest, tea } from '../support/requests.js';
import { type Translate, translatorFor } from '../support/texts.js';

/** Creates a request from a description and sends it as the form does. */
async function sendDescription(page: Page): Promise<MadeRequest> {
  const { request } = await getData<{ request: { id: string } }>(page, '/request/customer/description-to-request');
  const [unit] = await getData<{ id: string }[]>(page, '/api/product-units');
  await send(page, `/request/publish/${request.id}`, {
    position: {
      ...{ description: 'Steel gate valves', comment: 'DN 80, PN 16, flanged', area: 'Water supply' },
      ...{ customs_code: '84818061', count: '40', unit: unit?.id, price: '4500' },
    },
    contract: { time_frame: 'by March', total_price: '180000' },
  });
  const { request: sent } = await getData<{ request: { numeric_hash: string } }>(
    page,
    `/request/customer/preview/${request.id}`,
  );
  return { id: request.id, number: sent.numeric_hash };
}

/** Makes a transition as the manager: presses its button and fills in its dialog. */
async function step(manager: Page, t: Translate, status: RequestStatus, fill?: () => Promise<void>): Promise<void> {
  const textOf = (what: string, values = {}) => t(`requests:move.${status}.${what}`, values);
  await manager
    .getByRole('main')
    .getByRole('button', { name: textOf('action') })
    .first()
    .click();
  await fill?.();
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: textOf('action') })
    .click();
  await expect(manager.getByRole('dialog')).toBeHidden();
  await expect(
    manager
      .getByRole('main')
      .getByText(t(`statuses:request.${status}`))
      .first(),
  ).toBeVisible();
}

const walks = [
  { kind: 'rfc', language: 'ru', on: 'desk' },
  { kind: 'rfd', language: 'en', on: 'phone' },
] as const;

for (const { kind, language, on } of walks) {
  test(`a deal from start to end with all three parties: ${kind}, ${language}, ${on}`, async ({ enter }) => {
    test.slow();
    const t = translatorFor(language);
    const [buyer, manager, supplier] = [
      await enter('buyer', { language, on }),
      await enter('manager', { language, on }),
      await enter('supplier', { language, on }),
    ];
    const { id, number } =
      kind === 'rfc' ? await sendRequest(buyer, tea(), 'Сделка до конца') : await sendDescription(buyer);
    const showsStatus = (page: Page, status: RequestStatus) =>
      expect(
        page
          .getByRole('main')
          .getByText(t(`statuses:request.${status}`))
          .first(),
      ).toBeVisible();

    await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
    await step(manager, t, 'in_work');
    await step(manager, t, 'send_to_supplier');

    await test.step('the card’s supplier finds the request in its list, without the customer’s name', async () => {
      await supplier.goto(screens.supplier_request_list_page);
      const row = supplier.getByRole('main').getByRole('row').filter({ hasText: number });
      if (kind === 'rfd') {
        await expect(supplier.getByRole('main').getByRole('row').first()).toBeVisible();
        await expect(row).toHaveCount(0);
        return;
      }
      await row.getByRole('link', { name: number, exact: true }).click();
      await expect(supplier.getByRole('main').getByText(t('statuses:answer.awaited')).first()).toBeVisible();
      await expect(supplier.getByRole('main')).not.toContainText('Волга');
    });

    await step(manager, t, 'offer_received', () =>
      manager
        .getByRole('dialog')
        .getByRole('textbox', { name: t('requests:move.wholePrice') })
        .fill('120000'),
    );
    await step(manager, t, 'supplier_selected', async () => {
      if (kind === 'rfc') return;
      const found = manager.getByRole('dialog').getByRole('combobox', { name: t('requests:move.supplier') });
      await found.fill('Kaveri');
      await manager
        .getByRole('option', { name: /Kaveri/ })
        .first()
        .click();
    });
    await step(manager, t, 'contracted', () =>
      manager
        .getByRole('dialog')
        .getByRole('textbox', { name: t('requests:move.contractPrice') })
        .fill('118500'),
    );

    await test.step('both sides see the contract and their contact person', async () => {
      await buyer.goto(screenPath('request_for_customer_page', { requestEntity: id }));
      await showsStatus(buyer, 'contracted');
      await expect(
        buyer
          .getByRole('main')
          .getByText(/Kaveri/)
          .first(),
      ).toBeVisible();
      await supplier.goto(screens.supplier_request_list_page);
      const row = supplier.getByRole('main').getByRole('row').filter({ hasText: number });
      await row.getByRole('link', { name: number, exact: true }).click();
      await showsStatus(supplier, 'contracted');
    });

    await step(manager, t, 'partially_paid');
    await step(manager, t, 'completed');
    // Neither page is reloaded: the customer's and the supplier's pages update automatically.
    for (const page of [buyer, supplier]) await showsStatus(page, 'completed');
  });
}

test('a supplier rejects a request by keyboard alone, and the broker reads why', async ({ enter }) => {
  const t = translatorFor('en');
  const [buyer, manager, supplier] = [
    await enter('rival'),
    await enter('manager', { language: 'en' }),
    await enter('supplier', { language: 'en' }),
  ];
  const { id } = await sendRequest(buyer, tea(), 'Поставщик откажет');
  for (const status of ['in_work', 'send_to_supplier']) await send(manager, `/request/update-status/${id}`, { status });
  await supplier.goto(screenPath('request_for_customer_page', { requestEntity: id }));
  const action = t('requests:close.decline.action');
  await supplier.getByRole('main').getByRole('button', { name: action }).focus();
  await supplier.keyboard.press('Enter');
  const dialog = supplier.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('statuses:supplierReason.bad_delivery') }).focus();
  await supplier.keyboard.press('Space');
  await dialog.getByRole('textbox').focus();
  await supplier.keyboard.type('Booked until April');
  await dialog.getByRole('button', { name: action }).focus();
  await supplier.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await manager.goto(screenPath('request_for_broker_page', { requestEntity: id }));
  await expect(manager.getByRole('main').getByText(t('statuses:request.rejected_by_supplier')).first()).toBeVisible();
  await expect(manager.getByRole('main').getByText('Booked until April').first()).toBeVisible();
});
