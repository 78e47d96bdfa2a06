// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequestList, aRequestRow } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const path = '/customer/request-from-catalog-list';

describe('A list of requests', () => {
  it('keeps view, search and sorting in the address, and queries the server with the same parameters', async () => {
    const calls = answers(path, aRequestList());
    const { user, router } = await renderApp(path, aContext('customer'));
    await screen.findByRole('link', { name: '12345678' });
    await user.click(screen.getByRole('link', { name: /Новые/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по запросам' }), 'насос{Enter}');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('search')).toBe('насос'));
    await user.click(screen.getByRole('button', { name: 'Номер' }));
    await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[numeric_hash]')).toBe('asc'));
    expect(calls.at(-1)?.searchParams.get('status')).toBe('new');
    expect(calls.at(-1)?.searchParams.get('search')).toBe('насос');
  });

  it('shows a customer the supplier and the manager of each request', async () => {
    answers(path, aRequestList());
    await renderApp(path, aContext('customer'));
    await screen.findByRole('link', { name: '12345678' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(expect.arrayContaining(['Поставщик', 'Менеджер']));
    expect(heads).not.toContain('Заказчик');
    // None of the rows has a term.
    expect(heads).not.toContain('Срок');
  });

  it('names an open question only if nothing waits for the reader first', async () => {
    const list = '/broker/request-from-catalog-list';
    const asked = { unread: 0, asked: 'customer' as const, asked_at: '2026-11-20T10:00:00Z' };
    const rows = [
      aRequestRow({ conversation: asked, waiting: ['turn'] }),
      aRequestRow({ id: '11111111-0000-4000-8000-000000000000', numeric_hash: '2', conversation: asked }),
    ];
    answers(list, aRequestList({ list: rows, total_count: rows.length }));
    await renderApp(list, aContext('broker'));
    expect((await screen.findByRole('row', { name: /12345678/ })).textContent).not.toMatch(/Ждём ответа/);
    expect(screen.getAllByText(/Ждём ответа заказчика/)).toHaveLength(1);
  });

  it('shows a customer the next step of each request: who has to act, and the last day of their own step', async () => {
    const rowId = (n: number) => `${String(n).repeat(8)}-0000-4000-8000-000000000000`;
    const rows = [
      aRequestRow({ status: 'contracted', waits_for: 'customer', pay_by: '2099-11-25' }),
      aRequestRow({ id: rowId(1), numeric_hash: '2', status: 'in_work', pay_by: '2026-11-25' }),
      aRequestRow({ id: rowId(2), numeric_hash: '3', status: 'draft', waits_for: 'customer' }),
      aRequestRow({ id: rowId(3), numeric_hash: '4', status: 'rejected_by_broker', waits_for: null }),
    ];
    answers(path, aRequestList({ list: rows, total_count: rows.length }));
    await renderApp(path, aContext('customer'));
    await screen.findByRole('link', { name: '12345678' });
    const place = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Следующий шаг');
    const steps = screen.getAllByRole('row').map((row) => row.children[place]?.textContent);
    expect(steps).toEqual([
      'Следующий шаг',
      'Оплатите аванс по договоруЖдём от вас до 25.11.2099',
      'Брокер проверяет запросЖдём брокера',
      'Допишите и отправьте запросЖдём от вас',
      '—',
    ]);
  });

  it('offers to clear the filters when nothing matches', async () => {
    answers(path, aRequestList({ list: [], total_count: 0 }));
    const { user, router } = await renderApp(`${path}?status=completed`, aContext('customer'));
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is a manager’s queue: overdue requests first, each with its deadline, and optionally only the overdue ones', async () => {
    const list = '/broker/request-from-catalog-list';
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const clock = { due_at: ago(2.5), waits_for: 'supplier' as const };
    const calls = answers(
      list,
      aRequestList({ list: [aRequestRow({ status: 'send_to_supplier', status_at: ago(72), clock })] }),
    );
    const { user, router } = await renderApp(list, aContext('broker'));
    const row = await screen.findByRole('row', { name: /12345678/ });
    expect(row.textContent).toMatch(/3\sдня на этом этапе.*просрочен на 2\sч/);
    expect(calls.at(-1)?.searchParams.get('sort[due_at]')).toBe('asc');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('checkbox', { name: 'Только просроченные' }));
    await waitFor(() => expect(calls.at(-1)?.search).toContain('clock=late'));
    expect(router.state.location.search).toBe('?clock=late');
    await user.click(screen.getByRole('button', { name: 'Заказчик' }));
    await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[customer]')).toBe('asc'));
    expect(new URLSearchParams(router.state.location.search).get('sort[customer]')).toBe('asc');
  });

  it.each([
    ['manager', 'broker', '/broker/request-from-catalog-list'],
    ['customer', 'customer', path],
  ] as const)(
    'opens for a %s at the requests that wait for them, and the link to all requests still opens all',
    async (_, type, list) => {
      const calls: URL[] = [];
      let showList = () => {};
      // The saved views are known before the number of waiting requests.
      const viewsKnown = new Promise<void>((resolve) => {
        showList = resolve;
      });
      server.use(
        http.get('/user/views/:list', () => {
          showList();
          return HttpResponse.json({ success: true, data: [] });
        }),
        http.get(list, async ({ request }) => {
          calls.push(new URL(request.url));
          await viewsKnown;
          return HttpResponse.json({ success: true, data: aRequestList({ waiting_count: 2 }) });
        }),
      );
      const { user, router } = await renderApp(list, aContext(type));
      await waitFor(() => expect(router.state.location.search).toBe('?queue=mine'));
      await waitFor(() => expect(calls.at(-1)?.searchParams.get('queue')).toBe('mine'));
      await screen.findByRole('row', { name: /12345678/ });
      expect(screen.getByRole('link', { name: /^Ждут вас/ }).textContent).toBe('Ждут вас2');
      await user.click(screen.getByRole('link', { name: /^Все/ }));
      await waitFor(() => expect(router.state.location.search).toBe(''));
      await waitFor(() => expect(screen.getByRole('link', { name: /^Все/ }).getAttribute('aria-current')).toBe('true'));
    },
  );

  it('names what waits for the customer as their next step, with the unread messages beside the number', async () => {
    const conversation = { unread: 1, asked: 'customer' as const, asked_at: null };
    answers(
      path,
      aRequestList({
        list: [
          aRequestRow({ status: 'offer_received', waiting: ['question', 'offers'], conversation }),
          aRequestRow({
            id: '99999999-0000-4000-8000-000000000000',
            numeric_hash: '87654321',
            status: 'offer_received',
            waiting: ['offers'],
          }),
        ],
      }),
    );
    await renderApp(path, aContext('customer'));
    const asked = await screen.findByRole('row', { name: /12345678/ });
    expect(asked.textContent).toMatch(/12345678.*Новых сообщений: 1.*Ответьте брокеруЖдём от вас/);
    expect(asked.textContent).not.toMatch(/Ждём брокера|Вопрос к вам/);
    expect(screen.getByRole('row', { name: /87654321/ }).textContent).toContain('Сравните предложенияЖдём от вас');
  });

  it('is closed to a company that has not signed the regulation', async () => {
    await renderApp(path, aContext('newcomer'));
    await screen.findByRole('heading', { level: 1, name: 'Запросы откроются, когда компания подпишет регламент' });
  });
});
