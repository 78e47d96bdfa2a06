// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { someMilestones } from '../../../testing/builders/milestones';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { byDate } from './milestone-note';

withServer();
// Loads this code in advance, because its loading time is not part of these tests.
beforeAll(() => import('./milestone-modal'), 60_000);

const path = `/request/${requestIds.request}/milestones`;
const preview = `/request/customer/preview/${requestIds.request}`;
const by = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };
const contracted = () => {
  const event = {
    date: '2026-11-18T13:00:00Z',
    by: null,
    acting: null,
    reason: null,
    comment: '',
    payment: null,
    files: [],
  };
  return aRequest({ status: 'contracted', moves: [], status_events: [{ status: 'contracted', ...event }] });
};

/** Opens the page with these milestones and answers each report with the next reply. Returns the sent bodies. */
async function open(milestones: () => unknown, replies: (() => Response)[] = []) {
  answers(preview, { request: contracted() });
  answers(path, milestones);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return (replies[sent.length - 1] as () => Response)();
    }),
  );
  const { user } = await renderApp(preview, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  return { user, panel, sent };
}

it('a reported advance makes the request wait for the broker since its day', async () => {
  answers(preview, { request: { ...contracted(), waits_for: 'broker' } });
  answers(path, someMilestones({ advance: { happened: '2026-11-21', version: 1, side: 'customer' } }));
  await renderApp(preview, aContext('customer'));
  expect(await screen.findByText(/^с 21\sнояб\./)).toBeTruthy();
  expect(await screen.findByText('Аванс: оплата отмечена, ждёт подтверждения')).toBeTruthy();
  expect(screen.queryByText('Аванс оплачен')).toBeNull();
});

describe('The milestones after the contract', () => {
  it('are shown once, in their panel, with dates, reporters, overdue marks and notes about an unusual order', async () => {
    const acting = { ...by, name: 'Пётр', surname: 'Зуев' };
    const author = { by, side: 'broker', said_at: '2026-11-19T10:00:00Z' } as const;
    const list = someMilestones({
      advance: { happened: '2026-11-19', version: 1, note: 'Платёж 7', ...author },
      shipped: { expected: '2026-11-10', version: 1, overdue: true, ...author },
      delivered: { happened: '2026-11-18', version: 1, after: 'advance', ...author, acting },
    });
    const { panel } = await open(() => list);
    expect(panel.getByText('Обновлено: Ольга Мороз, брокер, 19.11.2026')).toBeTruthy();
    expect(panel.getByText('План обновлён: Ольга Мороз, брокер, 19.11.2026')).toBeTruthy();
    expect(panel.getByText('Обновлено: Пётр Зуев (замещает: Ольга Мороз), брокер, 19.11.2026')).toBeTruthy();
    expect(panel.getByText('срок был 10.11.2026')).toBeTruthy();
    expect(panel.getByText('Раньше, чем «Аванс»: проверьте даты.')).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
    expect(screen.getAllByText('Таможня')).toHaveLength(1);
  });

  it('are reported as done, with today’s date and a note', async () => {
    const now = { list: someMilestones({ balance: { may_say: true } }) };
    const done = () => {
      now.list = someMilestones({ balance: { happened: '2026-11-22', version: 1 } });
      return HttpResponse.json({ success: true, data: now.list });
    };
    const { user, panel, sent } = await open(() => now.list, [done]);
    await user.click(panel.getByRole('button', { name: 'Отметить оплату остатка' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Остаток оплачен?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Примечание' }), 'Платёж 7');
    await user.click(dialog.getByRole('button', { name: 'Отметить оплату остатка' }));
    await screen.findByText('Оплата остатка отмечена');
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(sent).toEqual([{ kind: 'balance', version: 0, happened: day, note: 'Платёж 7', files: [] }]);
    await waitFor(() => expect(panel.queryByRole('button')).toBeNull());
  });

  it('a user who was too late sees the other report, keeps the typed text and can send it again', async () => {
    const rights = { may_say: true, may_plan: true };
    const now = { list: someMilestones({}, rights) };
    const lost = () => {
      now.list = someMilestones(
        { shipped: { expected: '2026-12-01', version: 1, by, side: 'broker', said_at: '2026-11-22T10:00:00Z' } },
        rights,
      );
      const current = { status: 'contracted', version: 1 };
      return HttpResponse.json(
        { success: false, message: 'Изменилось', data: { error: 'conflict', current } },
        { status: 409 },
      );
    };
    const done = () => HttpResponse.json({ success: true, data: now.list });
    const { user, panel, sent } = await open(() => now.list, [lost, done]);
    await user.click(panel.getByRole('button', { name: 'Назначить дату: Отгрузка' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Назначить дату' }));
    await dialog.findByText('Заполните это поле');
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Ожидаемая дата/ }), '15.01.2031');
    await user.click(dialog.getByRole('button', { name: 'Назначить дату' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/этап обновили: Ольга Мороз/);
    await user.click(dialog.getByRole('button', { name: 'Назначить дату' }));
    await screen.findByText('Сохранено: Отгрузка');
    expect(sent).toMatchObject([
      { kind: 'shipped', version: 0, expected: '2031-01-15' },
      { kind: 'shipped', version: 1, expected: '2031-01-15' },
    ]);
  });
});

it.each([
  [{ amount: 300, currency: 'INR' as const, due: '2026-12-03' }, /^Аванс ₹\s?300, .*Оплатить до 03\.12\.2026\.$/],
  [null, /^К оплате вся сумма договора: ₹\s?1\s?000, .*Срок указан в договоре\.$/],
])('the page and the window that ask for the first payment show its amount and due date: %j', async (payment, text) => {
  const request = contracted();
  const noRate = { rate: null, rate_date: null, rate_source: null };
  for (const line of request.last_customer_condition.condition_product_skus) line.product_sku.payment_advance = null;
  answers(preview, {
    request: {
      ...request,
      waits_for: 'customer',
      contract_price: { value: 1000, currency: 'INR', ...noRate },
      status_events: request.status_events.map((event) => ({ ...event, payment })),
    },
  });
  answers(path, someMilestones({ advance: { may_say: true } }));
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const { user } = await renderApp(preview, aContext('customer'));
  expect(await screen.findByText(text)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Отметить оплату аванса' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Аванс/ }));
  expect(dialog.getByText(text)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a customer who owes the advance can mark it as paid from the next step', async () => {
  answers(preview, { request: { ...contracted(), waits_for: 'customer' } });
  answers(path, someMilestones({ advance: { may_say: true } }));
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const { user } = await renderApp(preview, aContext('customer'));
  await user.click(await screen.findByRole('button', { name: 'Отметить оплату аванса' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Аванс/ }));
  expect(screen.getAllByRole('button', { name: 'Отметить оплату аванса', hidden: true })).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the advance and the balance show their amounts under the contract', async () => {
  const request = contracted();
  const payment = { amount: 300, currency: 'INR' as const, due: null };
  const noRate = { rate: null, rate_date: null, rate_source: null };
  const events = request.status_events.map((event) => ({ ...event, payment }));
  answers(preview, {
    request: { ...request, contract_price: { value: 1000, currency: 'INR', ...noRate }, status_events: events },
  });
  answers(path, someMilestones());
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  await renderApp(preview, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  const rows = panel
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/₹\s?\d+/)?.[0]?.replace(/\s/, ' '));
  expect(rows).toEqual(['₹ 300', undefined, undefined, undefined, '₹ 700']);
});

it('the dates that follow from the terms are shown: the last day to pay and to ship, and a balance before dispatch', async () => {
  const clock = { due_at: '2026-12-05T09:00:00Z', waits_for: 'customer' } as const;
  answers(preview, { request: { ...contracted(), waits_for: 'customer', clock } });
  answers(path, someMilestones({ shipped: { due: '2027-01-04', lead_days: 35 }, balance: { before_shipment: true } }));
  await renderApp(preview, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '));
  expect(rows[0]).toMatch(/^Авансдо 05\.12\.2026/);
  expect(rows[1]).toMatch(/^Отгрузкадо 04\.01\.2027 \(срок 35 дней\)/);
  expect(rows[4]).toMatch(/^Остатокдо отгрузки/);
});

it('a balance that the customer reports waits for the broker, who confirms it as it is', async () => {
  const brokerPreview = `/broker/preview/${requestIds.request}`;
  answers(brokerPreview, { request: { ...contracted(), status: 'partially_paid' } });
  const reported = { happened: '2026-11-20', side: 'customer', version: 1, may_say: true, may_plan: true } as const;
  answers(path, someMilestones({ balance: reported }));
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      const data = someMilestones({ balance: { ...reported, side: 'broker', version: 2 } });
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user } = await renderApp(brokerPreview, aContext('broker'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  expect(await panel.findByText('Остаток: оплата отмечена, ждёт подтверждения')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Подтвердить оплату остатка' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Остаток оплачен?' }));
  await user.click(dialog.getByRole('button', { name: 'Отметить оплату остатка' }));
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'balance', version: 1, happened: '2026-11-20' }]));
});

it('before the advance is confirmed, the shipment is expected its lead time after it', async () => {
  const price = { value: 100_000, currency: 'INR', rate: null, rate_date: null, rate_source: null } as const;
  answers(preview, { request: { ...contracted(), contract_price: price } });
  answers(path, someMilestones({ shipped: { lead_days: 35 } }));
  await renderApp(preview, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00A0/g, ' '));
  expect(rows[1]).toMatch(/^Отгрузкачерез 35 дней после аванса/);
});

it('a confirmed advance names the broker who confirmed it, even if nobody has reported it', async () => {
  const request = contracted();
  const [event] = request.status_events;
  if (!event) throw new Error('no event');
  const payment = { amount: 300, currency: 'INR' as const, due: '2026-11-19' };
  const paid = { ...event, status: 'partially_paid' as const, date: '2026-11-21T13:00:00Z', by, payment };
  answers(preview, { request: { ...request, status: 'partially_paid', status_events: [event, paid] } });
  answers(path, someMilestones());
  await renderApp(preview, aContext('customer'));
  const panel = within(await screen.findByRole('region', { name: 'Исполнение договора' }));
  expect(panel.getByText('Аванс оплачен').closest('li')?.textContent).toContain('19.11.2026');
  expect(panel.getByText('Подтверждено: Ольга Мороз, брокер, 21.11.2026')).toBeTruthy();
});

it('a shipment with an unpaid balance that is due before it is reported after a warning', async () => {
  answers(preview, { request: { ...contracted(), status: 'partially_paid', waits_for: 'supplier' } });
  const [advance, shipped, customs, delivered, balance] = someMilestones({ shipped: { may_say: true } });
  answers(path, [advance, { ...balance, before_shipment: true }, shipped, customs, delivered]);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
  const { user } = await renderApp(preview, aContext('supplier'));
  await user.click(await screen.findByRole('button', { name: 'Отметить отгрузку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Товар отгружен?' }));
  expect(dialog.getByText(/^Остаток нужно оплатить до отгрузки, но оплата не отмечена/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('are ordered by their dates, and those without a date keep their place', () => {
  const list = someMilestones({
    shipped: { expected: '2026-12-20' },
    delivered: { expected: '2026-12-29' },
    balance: { expected: '2026-12-18' },
  });
  expect(byDate(list).map(({ kind }) => kind)).toEqual(['advance', 'balance', 'at_customs', 'shipped', 'delivered']);
});
