import type { Locator, Page } from '@playwright/test';
import { type RequestStatus, screenPath, screens } from '@setu/contract';
import { ask } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { attach, awaitFiles, choose, find, press, type } from '../support/keyboard.js';
import { makeDraft, sendRequest, tea } from '../support/requests.js';
import { type Words, wordsIn } from '../support/words.js';

const day = (after: number): string => {
  const [year, month, date] = new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${date}.${month}.${year}`;
};

interface Walker {
  page: Page;
  t: Words;
  main: Locator;
  dialog: Locator;
}

function walker(page: Page, t: Words): Walker {
  awaitFiles(page);
  return { page, t, main: page.getByRole('main'), dialog: page.getByRole('dialog') };
}

const button = (within: Locator, name: string | RegExp): Locator => within.getByRole('button', { name }).first();
const field = (within: Locator, name: string): Locator => within.getByRole('textbox', { name }).first();
const choosing = ({ t }: Walker, within: Locator): Locator => button(within, new RegExp(t('files.choose')));

/** Until a file is on the server: a form does not go before. */
const stored = ({ t }: Walker, within: Locator, name: string): Promise<void> =>
  expect(button(within, t('files.remove', { name }))).toBeVisible();

/** Opens a dialog from the page, fills it in, sends it; it is gone then, and the focus is on the page. */
async function through(who: Walker, open: Locator, send: string, fill?: () => Promise<void>): Promise<void> {
  const { page, dialog } = who;
  await press(page, open);
  await expect(dialog).toBeVisible();
  await fill?.();
  await press(page, button(dialog, send));
  await expect(dialog).toBeHidden();
}

/** A manager's next step. */
async function step(who: Walker, status: RequestStatus, fill?: () => Promise<void>): Promise<void> {
  const { main, t } = who;
  const action = t(`requests:move.${status}.action`);
  await through(who, button(main, action), action, fill);
  await seen(who, status);
}

const seen = ({ main, t }: Walker, status: RequestStatus): Promise<void> =>
  expect(main.getByText(t(`statuses:request.${status}`)).first()).toBeVisible();

/** Fills in what is asked for and sends it; gives its id. */
async function publish(who: Walker): Promise<string> {
  const { page, main, t } = who;
  const named = (key: string) => main.getByLabel(t(`requests:${key}`), { exact: false }).first();
  const requestEntity = await makeDraft(page, tea);
  await page.goto(screenPath('customer_request_create_page', { requestEntity }));
  await type(page, named('draft.count'), '120');
  await type(page, named('draft.comment'), 'Без мыши от начала до конца');
  await attach(page, choosing(who, main), 'Terms.pdf');
  await stored(who, main, 'Terms.pdf');
  await press(page, button(main, t('requests:draft.publish')));
  await page.waitForURL(/\/request\/customer\/preview\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Finds the request in the manager's list. */
async function findInList({ page, main, t }: Walker, number: string): Promise<void> {
  await page.goto(screens.request_from_catalog_list_for_broker_page);
  await type(page, main.getByRole('searchbox', { name: t('requests:filters.search') }), number);
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('link', { name: number }).first());
  await expect(button(main, t('requests:move.in_work.action'))).toBeVisible();
}

test('a whole deal by keyboard alone', async ({ enter }) => {
  test.slow();
  const t = wordsIn('ru');
  const [buyer, manager, supplier, senior] = [
    walker(await enter('buyer'), t),
    walker(await enter('manager'), t),
    walker(await enter('supplier'), t),
    walker(await enter('senior'), t),
  ];
  const dialogOf = (who: Walker, key: string) => field(who.dialog, t(key));

  const requestEntity = await publish(buyer);
  const { request } = await ask<{ request: { numeric_hash: string } }>(
    buyer.page,
    `/request/customer/preview/${requestEntity}`,
  );
  const number = request.numeric_hash;
  await findInList(manager, number);
  await step(manager, 'in_work');

  await test.step('a senior gives it to its manager', async () => {
    const { user } = await ask<{ user: { name: string } }>(manager.page, '/api/page-context');
    await senior.page.goto(screenPath('request_for_broker_page', { requestEntity }));
    const change = button(senior.main, t('requests:assign.change'));
    await through(senior, change, t('requests:assign.action'), () =>
      choose(senior.page, senior.dialog, senior.dialog.getByRole('radio', { name: new RegExp(user.name) }).first()),
    );
  });

  await test.step('suppliers are asked for offers', async () => {
    await step(manager, 'send_to_supplier');
    const invite = button(manager.main, t('offers:invitations.invite'));
    await through(manager, invite, t('offers:invite.action'), () =>
      find(manager.page, manager.dialog.getByRole('combobox').first(), 'Deccan'),
    );
  });

  await test.step('a supplier makes its offer', async () => {
    const { page, main } = supplier;
    await page.goto(screenPath('request_for_customer_page', { requestEntity }));
    await type(page, field(main, t('offers:form.price')), '120000');
    await type(page, field(main, t('offers:form.leadDays')), '21');
    await type(page, field(main, t('offers:form.validUntil')), day(30));
    await attach(page, choosing(supplier, main), 'Quote.pdf');
    await stored(supplier, main, 'Quote.pdf');
    await press(page, button(main, t('offers:form.give')));
    await expect(button(main, t('offers:own.change'))).toBeVisible();
  });

  await test.step('the customer is shown it and prefers it, the broker takes it', async () => {
    await press(manager.page, button(manager.main, new RegExp(`^${t('offers:offers.show')}`)));
    await expect(button(manager.main, new RegExp(`^${t('offers:offers.hide')}`))).toBeVisible();
    await press(buyer.page, button(buyer.main, new RegExp(`^${t('offers:offers.prefer')}`)));
    await expect(buyer.main.getByText(t('offers:offers.preferred.customer')).first()).toBeVisible();
    const pick = button(manager.main, new RegExp(`^${t('offers:offers.pick')}`));
    await through(manager, pick, t('offers:offers.pick'));
    await seen(manager, 'supplier_selected');
  });

  await test.step('the contract, with its advance and its paper', () =>
    step(manager, 'contracted', async () => {
      await type(manager.page, dialogOf(manager, 'requests:move.contractPrice'), '118500');
      await type(manager.page, dialogOf(manager, 'requests:move.payment.share'), '30');
      await type(manager.page, dialogOf(manager, 'requests:move.payment.due'), day(10));
      await attach(manager.page, choosing(manager, manager.dialog), 'Contract.pdf');
      await stored(manager, manager.dialog, 'Contract.pdf');
    }));

  await test.step('a milestone is planned, and said by the supplier', async () => {
    const stage = t('statuses:milestone.shipped');
    const named = (action: string) => t('requests:milestones.name', { action: t(`requests:${action}`), stage });
    await through(manager, button(manager.main, named('milestones.plan')), t('requests:milestones.action.plan'), () =>
      type(manager.page, dialogOf(manager, 'requests:milestones.field.expected'), day(20)),
    );
    await through(supplier, button(supplier.main, named('milestones.mark')), t('requests:milestones.action.say'), () =>
      type(supplier.page, dialogOf(supplier, 'requests:milestones.field.note'), 'MSCU 123456-7'),
    );
  });

  await step(manager, 'partially_paid', async () => {
    await type(manager.page, dialogOf(manager, 'requests:move.payment.paid'), '35550');
    await type(manager.page, dialogOf(manager, 'requests:move.payment.on'), day(0));
  });
  await step(manager, 'completed');

  await test.step('a claim is made and settled', async () => {
    await through(buyer, button(buyer.main, t('requests:claim.open.action')), t('requests:claim.open.send'), () =>
      type(buyer.page, dialogOf(buyer, 'requests:claim.open.text'), 'Два мешка намокли'),
    );
    const settle = t('requests:claim.settle.action');
    await through(manager, button(manager.main, settle), settle, () =>
      type(manager.page, dialogOf(manager, 'requests:claim.resolution'), 'Скидка на следующую партию'),
    );
  });

  await test.step('a paper is made', async () => {
    await press(buyer.page, button(buyer.main, t('requests:papers.kind.request')));
    const made = buyer.main.getByRole('link', { name: new RegExp(`^${t('requests:papers.download')}`) }).first();
    await expect(made).toBeVisible({ timeout: 60_000 });
  });

  await test.step('it is repeated, and the copy is thrown away', async () => {
    await press(buyer.page, button(buyer.main, t('requests:repeat.action')));
    const remove = t('requests:draft.delete');
    await through(buyer, button(buyer.main, remove), remove);
    await expect(buyer.page.getByRole('status').getByText(t('requests:draft.deleted'))).toBeVisible();
  });
});

for (const { by, end, reason, status } of [
  { by: 'buyer', end: 'cancel', reason: 'need_changed', status: 'rejected_by_customer' },
  { by: 'manager', end: 'reject', reason: 'supplier_not_found', status: 'rejected_by_broker' },
] as const) {
  test(`a request is ended by keyboard alone: ${end}`, async ({ enter }) => {
    const t = wordsIn('ru');
    const customer = await enter('buyer');
    const { id: requestEntity } = await sendRequest(customer, 'перец', 'Закончим его без мыши');
    const who = walker(by === 'buyer' ? customer : await enter(by), t);
    const screen = by === 'buyer' ? 'request_for_customer_page' : 'request_for_broker_page';
    await who.page.goto(screenPath(screen, { requestEntity }));
    const action = t(`requests:close.${end}.action`);
    await through(who, button(who.main, action), action, async () => {
      const radio = who.dialog.getByRole('radio', { name: t(`statuses:rejectReason.${reason}`) });
      await choose(who.page, who.dialog, radio);
      await type(who.page, field(who.dialog, t('requests:close.comment')), 'Закупка перенесена');
    });
    await seen(who, status);
  });
}
