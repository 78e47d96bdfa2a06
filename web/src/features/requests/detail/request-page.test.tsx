// @vitest-environment jsdom
import type { RequestView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { someMilestones } from '../../../testing/builders/milestones';
import { aDraft, aRequest, managerTransitions, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const preview = `/request/customer/preview/${requestIds.request}`;
const brokerPreview = `/broker/preview/${requestIds.request}`;
const movePath = `/request/update-status/${requestIds.request}`;

const success = () => HttpResponse.json({ success: true, data: { request: aRequest() } });
const lost = (status: string) => () =>
  HttpResponse.json(
    { success: false, message: 'Изменилось', data: { error: 'conflict', current: { status, version: 9 } } },
    { status: 409 },
  );

function acceptsTransitions(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(movePath, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('The page of a request', () => {
  it('a draft opens as its form', async () => {
    const form = `/request/first-step/${requestIds.request}`;
    answers(preview, { request: aDraft() });
    answers(form, { request: aDraft() });
    answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
    const { router } = await renderApp(preview, aContext('customer'));
    await screen.findByRole('heading', { name: 'Новый запрос' });
    expect(router.state.location.pathname).toBe(form);
  });

  it('a customer cancels the request with a required reason and comment', async () => {
    const manager = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };
    const reached = { phone: '+74951204418', extension: '214', email: 'o.moroz@setu.example', avatar: null };
    const away = { id: requestIds.author, name: 'Дарья', surname: 'Орлова', patronymic: '', until: '2026-12-05' };
    const contact = { ...reached, substitute: away };
    answers(preview, { request: aRequest({ broker_manager: manager, manager_contact: contact }) });
    answers('/api/page-context', aContext('customer'));
    const sent = acceptsTransitions(success);
    const { user } = await renderApp(preview, aContext('customer'));
    const [cancel] = await screen.findAllByRole('button', { name: 'Отменить запрос' });
    if (!cancel) throw new Error('no way to cancel');
    expect(screen.getByText(/доб\. 214/).textContent).toMatch(/^\+7\s\(495\)\s120-44-18, доб\. 214$/);
    expect(screen.getByRole('link', { name: 'o.moroz@setu.example' })).toBeTruthy();
    expect(screen.getByText(/^Заместитель до 0?5\S+ Дарья Орлова$/)).toBeTruthy();
    await user.click(cancel);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    const reason = dialog.getByRole('radiogroup', { name: /Причина/ });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(within(reason).getAllByRole('radio')[0]));
    expect(sent).toEqual([]);
    await user.click(within(reason).getByRole('radio', { name: 'Потребность изменилась' }));
    await user.type(dialog.getByRole('textbox', { name: /Комментарий/ }), 'Проект отложен');
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    await screen.findByText('Запрос № 12345678 отменён');
    expect(sent).toEqual([
      { status: 'rejected_by_customer', version: 3, reject_reason: 'need_changed', reject_comment: 'Проект отложен' },
    ]);
  });

  it('a manager who is too late sees the old and new status, the user who changed it, and that the request is closed', async () => {
    const manager = aContext('broker');
    const before = aRequest({ permissions: ['view', 'manage', 'reject'], moves: managerTransitions('in_work') });
    const event = {
      status: 'in_work',
      date: '2026-11-21T09:00:00Z',
      acting: null,
      reason: null,
      comment: '',
      payment: null,
    } as const;
    const by = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };
    const after = aRequest({ status: 'in_work', version: 4, moves: [], status_events: [{ ...event, by, files: [] }] });
    const now = { request: before };
    answers(brokerPreview, () => now);
    acceptsTransitions(() => {
      now.request = after;
      return lost('in_work')();
    });
    const { user } = await renderApp(brokerPreview, manager);
    await user.click(await screen.findByRole('button', { name: 'Принять запрос' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Принять запрос №\s12345678/ }));
    await user.click(dialog.getByRole('button', { name: 'Принять запрос' }));
    const report = within(await screen.findByRole('dialog', { name: 'Пока вы решали, запрос изменился' }));
    expect(report.getByText(/Ольга Мороз, 21\.11\.2026/)).toBeTruthy();
    expect(report.getByRole('row', { name: 'Статус Новый В работе' })).toBeTruthy();
    expect(report.queryByRole('button', { name: 'Принять запрос' })).toBeNull();
    await user.click(report.getByRole('button', { name: 'Вернуться к запросу' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('typed text is kept if another user was faster: it is sent again while the transition is available, otherwise it can be copied', async () => {
    const now = { request: aRequest() };
    answers(preview, () => now);
    answers('/api/page-context', aContext('customer'));
    const sent = acceptsTransitions(() => {
      // First a price arrives, then the broker rejects the request.
      const isFirst = sent.length === 1;
      now.request = aRequest({
        version: isFirst ? 4 : 5,
        status: isFirst ? 'in_work' : 'rejected_by_broker',
        moves: isFirst ? now.request.moves : [],
      });
      return lost(now.request.status)();
    });
    const { user } = await renderApp(preview, aContext('customer'));
    await user.click((await screen.findAllByRole('button', { name: 'Отменить запрос' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Потребность изменилась' }));
    await user.type(dialog.getByRole('textbox', { name: /Комментарий/ }), 'Проект отложен');
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    expect(await dialog.findByRole('row', { name: 'Статус Новый В работе' })).toBeTruthy();
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Проект отложен');
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    expect(await dialog.findByText('Проект отложен')).toBeTruthy();
    await waitFor(() => expect(dialog.queryByRole('textbox')).toBeNull());
    expect(dialog.getByRole('button', { name: /Проект отложен.*Скопировать/ })).toBeTruthy();
    expect(sent).toMatchObject([{ version: 3 }, { version: 4 }]);
  });

  it('shows each price with the rate of its day, and who waits for whom', async () => {
    answers(preview, { request: aRequest() });
    await renderApp(preview, aContext('customer'));
    await screen.findByText('Ждём брокера');
    await screen.findByText(/^с 20\sнояб\./);
    const text = (document.body.textContent ?? '').replace(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('10 800 ₽');
    expect(text).toContain('10 800 ₽₹ 12 000900 ₽ × 12 шт₹ 1 000 / шт по курсу ЦБ РФ 0,9000 ₽ на 20.11.2026');
  });

  it('once delivery and balance are reported, the broker only has to complete the request, and nothing is to be paid', async () => {
    const event = { date: '2026-11-20T09:00:00Z', by: null, acting: null, reason: null, comment: '', files: [] };
    const request = aRequest({
      ...{ status: 'partially_paid', waits_for: 'broker', permissions: ['view', 'manage'] },
      contract_price: { value: 100_000, currency: 'INR', rate: null, rate_date: null, rate_source: null },
      status_events: [{ ...event, status: 'contracted', payment: null }],
    });
    answers(brokerPreview, { request });
    const done = { happened: '2026-11-20' };
    answers(`/request/${requestIds.request}/milestones`, someMilestones({ delivered: done, balance: done }));
    await renderApp(brokerPreview, aContext('broker'));
    expect(await screen.findByText('Завершите запрос')).toBeTruthy();
    expect(screen.getByText('Товар доставлен, остаток оплачен.')).toBeTruthy();
    expect(screen.queryByText(/^Остаток .* получатель/)).toBeNull();
  });

  it('until the goods are delivered the broker marks the next milestone, and completing warns of what is not marked', async () => {
    const complete: RequestView['moves'][number] = { status: 'completed', needs: [], optional: [], confirm: true };
    const request = aRequest({
      ...{ status: 'partially_paid', waits_for: 'supplier', permissions: ['view', 'manage'], moves: [complete] },
      contract_price: { value: 100_000, currency: 'INR', rate: null, rate_date: null, rate_source: null },
      status_events: [
        ...(['contracted', 'partially_paid'] as const).map((status) => ({
          ...{ status, date: '2026-11-20T09:00:00Z', by: null, acting: null, reason: null, comment: '' },
          ...{ payment: null, files: [] },
        })),
      ],
    });
    answers(brokerPreview, { request });
    answers(`/request/${requestIds.request}/milestones`, someMilestones({ shipped: { may_say: true } }));
    answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
    const { user } = await renderApp(brokerPreview, aContext('broker'));
    await user.click(await screen.findByRole('button', { name: 'Отметить отгрузку' }));
    const report = within(await screen.findByRole('dialog', { name: 'Товар отгружен?' }));
    await user.click(report.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Товар отгружен?' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Завершить запрос' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Завершить запрос/ }));
    expect(dialog.getByText(/^Ещё не отмечено: отгрузка, доставка, остаток\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Не сейчас' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Завершить запрос/ })).toBeNull());
  });

  it('a customer with an offer reads its price, what comes with it and what to do', async () => {
    const channel = { channel: 'customer', supplier: null, unread: 0, asked: null, asked_at: null, last_at: null };
    const offer = { value: 12_000, currency: 'INR', rate: 0.9, rate_date: '2026-11-20', rate_source: 'cbr' } as const;
    const terms = { lead_days: 35, valid_until: '2026-12-14', inco_terms: 'CIF', inco_place: 'Novorossiysk' } as const;
    const priced = { offer_price: offer, offer_terms: terms };
    const request = aRequest({ status: 'offer_received', waits_for: 'broker', ...priced });
    answers(preview, { request: { ...request, channels: [{ ...channel, total: 0, read_seq: 0, may_write: true }] } });
    await renderApp(preview, aContext('customer'));
    const text = await screen.findByText(/^Цена поставщика: 10.800.₽\. Если она устраивает, напишите брокеру/);
    expect(text).toBeTruthy();
    const words = ['отгрузка через 35 дней', 'действует до 14.12.2026', 'CIF Новороссийск', 'аванс 30 %'];
    const shown = text.parentElement?.textContent?.replaceAll('\u00A0', ' ') ?? '';
    expect(shown).toContain([...words, '70 % до отгрузки'].join(' '));
    expect(screen.getByRole('button', { name: 'Написать брокеру' })).toBeTruthy();
  });

  it.each([
    { hours: 5, text: /^осталось 5.ч$/ },
    { hours: 51, text: /^срок .+, осталось [23].дня$/ },
  ])('shows only the time left in the last 24 hours of a stage, before that its day too: $hours h', async (given) => {
    const due = new Date(Date.now() + given.hours * 3_600_000).toISOString();
    const request = aRequest({ clock: { due_at: due, waits_for: 'broker' }, permissions: ['view', 'manage'] });
    answers(brokerPreview, { request: { ...request, moves: managerTransitions('in_work') } });
    await renderApp(brokerPreview, aContext('broker'));
    expect((await screen.findByText(given.text)).getAttribute('datetime')).toBe(due);
  });

  it.each([
    { due: '2099-01-05T09:00:00Z', text: /^срок 05\.01\.2099, \d\d:00/, level: null },
    { due: '2026-11-20T09:00:00Z', text: /^просрочен на /, level: 'late' },
  ])('shows managers the deadline of the stage or how long it is overdue: $due', async ({ due, text, level }) => {
    const clock = { due_at: due, waits_for: 'broker' } as const;
    answers(brokerPreview, {
      request: aRequest({ clock, moves: managerTransitions('in_work'), permissions: ['view', 'manage'] }),
    });
    await renderApp(brokerPreview, aContext('broker'));
    expect((await screen.findByText(text)).getAttribute('data-level')).toBe(level);
  });

  it('shows the change of the rate since the price’s day as text and as a line, without changing the price', async () => {
    const old = { value: 12_000, currency: 'INR', rate: 0.9, rate_date: '2026-10-12', rate_source: 'cbr' } as const;
    answers(preview, { request: aRequest({ customer_price: old }) });
    const calls = answers('/api/currency-rates', [
      { date: '2026-10-12', rate: 0.9, source: 'cbr' },
      { date: '2026-11-20', rate: 0.9184, source: 'cbr' },
    ]);
    await renderApp(preview, aContext('customer'));
    const figure = await screen.findByRole('figure');
    const plain = (text: string | null) => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');
    expect(plain(figure.textContent)).toContain(
      'По сегодняшнему курсу это 11 020,80 ₽, на 220,80 ₽ больше: с 12.10.2026 курс вырос на 2,04 %.',
    );
    expect(plain(document.body.textContent)).toContain('10 800 ₽');
    await within(figure).findByText('20.11');
    expect(calls.map(({ search }) => search)).toEqual(['?from=2026-10-12&to=2026-11-20']);
  });
});
