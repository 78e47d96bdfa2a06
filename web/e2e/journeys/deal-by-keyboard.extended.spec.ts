import { inLatin, screenPath, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { attach, choose, find, press, tabTo, type } from '../support/keyboard.js';
import { makeDraft, sendRequest, tea } from '../support/requests.js';
import { translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';
import {
  button,
  choosing,
  day,
  field,
  showsStatus,
  step,
  stored,
  through,
  type Walker,
  walker,
} from '../support/walker.js';

/** Fills in the required fields, sends the request and returns its id. */
async function publish(who: Walker, kind: 'rfc' | 'rfd'): Promise<string> {
  const { page, main, t } = who;
  const named = (key: string) => main.getByLabel(t(`request-forms:${key}`), { exact: false }).first();
  if (kind === 'rfc') {
    const requestEntity = await makeDraft(page, tea());
    await page.goto(screenPath('customer_request_create_page', { requestEntity }));
    await type(page, named('draft.count'), '120');
    await type(page, named('draft.comment'), 'Без мыши от начала до конца');
  } else {
    await page.goto(screens.request_from_description_create_page);
    await type(page, named('description.name'), 'Steel gate valves');
    await type(page, named('description.details'), 'DN 80, PN 16, flanged');
    await type(page, named('description.area'), 'Water supply');
    await type(page, named('description.customsCode'), '84818061');
    await type(page, named('draft.count'), '40');
    await tabTo(page, main.getByRole('combobox', { name: t('request-forms:description.unit') }));
    await page.keyboard.press('ArrowDown');
    await type(page, named('description.price'), '4500');
    // A phone shows one section at a time.
    const goOn = (key: string) =>
      press(page, button(main, t('fields:sections.next', { section: t(`request-forms:${key}`) })));
    await goOn('description.terms');
    await type(page, named('description.timing'), 'by March');
    await type(page, named('description.total'), '180000');
    await goOn('description.bought');
    await goOn('draft.files');
  }
  await attach(page, choosing(who, main), 'Terms.pdf');
  await stored(who, main, 'Terms.pdf');
  await press(
    page,
    button(main, t(kind === 'rfc' ? 'request-forms:draft.publish' : 'request-forms:description.publish')),
  );
  await page.waitForURL(/\/request\/customer\/preview\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Finds the request in the manager's list. On a phone the filters of the list are in a drawer. */
async function findInList(who: Walker, kind: 'rfc' | 'rfd', { number, on }: { number: string; on: string }) {
  const { page, main, dialog, t } = who;
  const list =
    kind === 'rfc' ? 'request_from_catalog_list_for_broker_page' : 'request_from_description_list_for_broker_page';
  await page.goto(screens[list]);
  if (on === 'phone') {
    const filters = button(main, t('filters.button'));
    await press(page, filters);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(filters).toBeFocused();
  }
  await type(page, main.getByRole('searchbox', { name: t('requests:filters.search') }), number);
  await page.keyboard.press('Enter');
  await press(page, main.getByRole('link', { name: number }).first());
  await expect(button(main, t('requests:move.in_work.action'))).toBeVisible();
}

const walks = [
  { kind: 'rfc', language: 'ru', on: 'desk' },
  { kind: 'rfd', language: 'en', on: 'phone' },
] as const;

for (const [way, { kind, language, on }] of walks.entries()) {
  test(`a complete deal by keyboard alone: ${kind}, ${language}, ${on}`, inTurn(way, 0), async ({ enter }) => {
    test.slow();
    const t = translatorFor(language);
    const [buyer, manager, supplier, senior] = [
      walker(await enter('buyer', { language, on }), t),
      walker(await enter('manager', { language, on }), t),
      walker(await enter('supplier', { language, on }), t),
      walker(await enter('senior', { language, on }), t),
    ];
    const dialogOf = (who: Walker, key: string) => field(who.dialog, t(key));

    const requestEntity = await publish(buyer, kind);
    const { request } = await getData<{ request: { numeric_hash: string } }>(
      buyer.page,
      `/request/customer/preview/${requestEntity}`,
    );
    const number = request.numeric_hash;
    await findInList(manager, kind, { number, on });
    await step(manager, 'in_work');

    await test.step('a senior manager assigns the request to a manager', async () => {
      const { user } = await getData<{ user: { name: string } }>(manager.page, '/api/page-context');
      await senior.page.goto(screenPath('request_for_broker_page', { requestEntity }));
      const change = button(senior.main, t('requests:assign.change'));
      const name = new RegExp(language === 'en' ? inLatin(user.name) : user.name);
      await through(senior, change, t('requests:assign.action'), () =>
        choose(senior.page, senior.dialog, senior.dialog.getByRole('radio', { name }).first()),
      );
    });

    await test.step('the manager asks suppliers for offers', async () => {
      // A description is sent to suppliers by inviting the first one.
      if (kind === 'rfc') await step(manager, 'send_to_supplier');
      const invite = button(manager.main, t('offers:invitations.invite'));
      await through(manager, invite, t('offers:invite.action'), () =>
        find(manager.page, manager.dialog.getByRole('combobox').first(), kind === 'rfc' ? 'Deccan' : 'Kaveri'),
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

    await test.step('the customer receives the offer and selects it, and the broker accepts it', async () => {
      await press(manager.page, button(manager.main, new RegExp(`^${t('offers:offers.show')}`)));
      await expect(button(manager.main, new RegExp(`^${t('offers:offers.hide')}`))).toBeVisible();
      await press(buyer.page, button(buyer.main, new RegExp(`^${t('offers:offers.prefer')}`)));
      await expect(buyer.main.getByText(t('offers:offers.preferred.customer')).first()).toBeVisible();
      if (kind === 'rfc') {
        const pick = button(manager.main, new RegExp(`^${t('offers:offers.pick')}`));
        await through(manager, pick, t('offers:offers.pick'));
        await showsStatus(manager, 'supplier_selected');
        return;
      }
      // The supplier's offer needs no recording. Its price is only sent on.
      const send = t('requests:move.price_sent.action');
      await through(manager, button(manager.main, send), send, () =>
        type(manager.page, dialogOf(manager, 'requests:move.wholePrice'), '119000'),
      );
      await showsStatus(manager, 'offer_received');
      await step(manager, 'supplier_selected', () =>
        find(manager.page, manager.dialog.getByRole('combobox').first(), 'Kaveri'),
      );
    });

    await test.step('the manager enters the contract with its advance payment and its document', () =>
      step(manager, 'contracted', async () => {
        await type(manager.page, dialogOf(manager, 'requests:move.contractPrice'), '118500');
        await type(manager.page, dialogOf(manager, 'requests:move.payment.share'), '30');
        await type(manager.page, dialogOf(manager, 'requests:move.payment.due'), day(10));
        await attach(manager.page, choosing(manager, manager.dialog), 'Contract.pdf');
        await stored(manager, manager.dialog, 'Contract.pdf');
      }));

    const stage = t('statuses:milestone.shipped');
    await test.step('a milestone is planned', async () => {
      const named = (action: string) => t('requests:milestones.name', { action: t(`requests:${action}`), stage });
      await through(manager, button(manager.main, named('milestones.plan')), t('requests:milestones.action.plan'), () =>
        type(manager.page, dialogOf(manager, 'requests:milestones.field.expected'), day(20)),
      );
    });

    await step(manager, 'partially_paid', async () => {
      await type(manager.page, dialogOf(manager, 'requests:move.payment.paid'), '35550');
      await type(manager.page, dialogOf(manager, 'requests:move.payment.on'), day(0));
    });
    await test.step('the supplier reports the milestone that is due', async () => {
      // Wait until the plan has loaded. A report sent before that would have a different result.
      const ofStage = supplier.page.getByRole('heading', { name: stage });
      const planned = t('requests:milestones.expected', { date: '' }).trim();
      const row = supplier.main.getByRole('listitem').filter({ has: ofStage });
      await expect(row).toContainText(planned);
      const mark = t('requests:milestones.mark.shipped');
      await through(supplier, button(row, mark), mark, () =>
        type(supplier.page, dialogOf(supplier, 'requests:milestones.field.note'), 'MSCU 123456-7'),
      );
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

    await test.step('a document is created', async () => {
      const kinds = buyer.main.getByRole('group', { name: t('requests:papers.make') });
      await press(buyer.page, button(kinds, t('requests:papers.pdf', { kind: t('requests:papers.kind.request') })));
      const name = t('requests:papers.downloadNamed', { name: t('requests:papers.kind.request') });
      const made = buyer.main.getByRole('link', { name: new RegExp(`^${name}`) }).first();
      await expect(made).toBeVisible({ timeout: 60_000 });
    });

    await test.step('the request is repeated, and the copy is deleted', async () => {
      await press(buyer.page, button(buyer.main, t('requests:repeat.action')));
      const remove = t('request-forms:draft.delete');
      await through(buyer, button(buyer.main, remove), remove);
      await expect(buyer.page.getByRole('status').getByText(t('request-forms:draft.deleted'))).toBeVisible();
    });
  });
}

for (const { by, end, reason, status } of [
  { by: 'buyer', end: 'cancel', reason: 'need_changed', status: 'rejected_by_customer' },
  { by: 'manager', end: 'reject', reason: 'supplier_not_found', status: 'rejected_by_broker' },
] as const) {
  test(`a request is ended by keyboard alone: ${end}`, async ({ enter }) => {
    const t = translatorFor('ru');
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
    await showsStatus(who, status);
  });
}
