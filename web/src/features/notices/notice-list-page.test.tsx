// @vitest-environment jsdom
import type { NoticeListView, NoticeView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { selectPageContext } from '../../session/session-api';
import { aContext } from '../../testing/builders/context';
import { aNotice, aNoticeList, aNoticeRequest, noticeIds } from '../../testing/builders/notice';
import { renderApp } from '../../testing/render-app';
import { server, withServer } from '../../testing/server';

withServer();

const tea = aNoticeRequest({ id: noticeIds.tea, numeric_hash: '87654321', name: 'Чай', status: 'offer_received' });
const id = (name: string): string => `${name}000000-0000-4000-8000-000000000000`;
const page = [
  aNotice({ id: id('a1'), title: 'Запрос принят в работу' }),
  aNotice({ id: id('b1'), title: 'Получено предложение поставщика', action: 'Посмотреть предложение', request: tea }),
  aNotice({ id: id('a2'), title: 'Запрос у брокера', is_read: true }),
  aNotice({ id: id('c1'), title: 'Замещение началось', request: null, status: null, is_read: true }),
];

/** An inbox on the server. `read` returns the answer when notifications are marked as read. */
async function anInbox(
  read?: (ids: string[] | undefined) => Promise<Response> | Response,
  elsewhere: NoticeListView['elsewhere'] = [],
  notices: NoticeView[] = page,
) {
  const inbox = { notices };
  const listed = () => HttpResponse.json({ success: true, data: aNoticeList(inbox.notices, elsewhere) });
  server.use(
    http.post('/user/notice/api/loader', listed),
    http.post('/user/notice/api/readnotices', async ({ request }) =>
      read ? read(((await request.json()) as { ids?: string[] }).ids) : HttpResponse.error(),
    ),
  );
  const context = aContext('customer', { counters: { cart: 0, notices: 2 } });
  const { user, store } = await renderApp('/user/notice/list/all', context);
  const group = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
  return { user, inbox, group, counter: () => selectPageContext(store.getState())?.counters.notices };
}

describe('The inbox', () => {
  it('shows each request once with its status, quantity and notifications, and those without a request separately', async () => {
    const { group } = await anInbox();
    const pump = await group('Запрос №\u00A012345678');
    expect(pump.getByText('Насос центробежный')).toBeTruthy();
    expect(pump.getByRole('heading').textContent).toMatch(/12\u00A0шт/);
    expect(pump.getByText('В работе')).toBeTruthy();
    expect(pump.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      'Новое: Запрос принят в работу',
      'Запрос у брокера',
    ]);
    // Only the newest notification says what to do.
    expect(pump.getAllByRole('link', { name: 'Открыть запрос' })).toHaveLength(1);
    const offer = (await group('Запрос №\u00A087654321')).getByRole('link', { name: 'Посмотреть предложение' });
    expect(offer.getAttribute('href')).toBe(`/user/notice/entity_redirect/${id('b1')}`);
    expect((await group('Аккаунт и компания')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows how many of a request’s notifications are on other pages, and its action only at the newest one', async () => {
    const { group } = await anInbox(undefined, [
      { request: noticeIds.pump, newer: 2, older: 0 },
      { request: noticeIds.tea, newer: 0, older: 5 },
    ]);
    const pump = await group('Запрос №\u00A012345678');
    expect(pump.getByRole('link', { name: 'Ещё 2 более новых' })).toBeTruthy();
    expect(pump.queryByText(/ранн/)).toBeNull();
    expect(pump.queryByRole('link', { name: 'Открыть запрос' })).toBeNull();
    const tea = await group('Запрос №\u00A087654321');
    expect(tea.getByRole('link', { name: 'Ещё 5 более ранних' }).getAttribute('href')).toMatch(/query=87654321$/);
    expect(tea.getByRole('link', { name: 'Посмотреть предложение' })).toBeTruthy();
  });

  it('shows requests that wait for the reader first, under their own heading', async () => {
    const waiting = { ...tea, is_waiting: true };
    const { group } = await anInbox(
      undefined,
      [],
      [aNotice({ id: id('a1') }), aNotice({ id: id('b1'), request: waiting })],
    );
    await group('Запрос №\u00A012345678');
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Запросы, которые ждут вас', 'Другие уведомления']);
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toContain('87654321');
  });

  it('quotes a message, and marks a quote in the other language', async () => {
    const quote = 'Flanges are included';
    const { group } = await anInbox(undefined, [], [aNotice({ id: id('a1'), quote })]);
    const pump = await group('Запрос №\u00A012345678');
    expect(
      pump
        .getByText(/Flanges/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('en');
  });

  it('marks a request’s notifications as read immediately, before the server answers', async () => {
    let answer: () => void = () => undefined;
    const { user, inbox, group, counter } = await anInbox(async (ids) => {
      await new Promise<void>((resolve) => (answer = resolve));
      inbox.notices = page.map((one) => (ids?.includes(one.id) ? { ...one, is_read: true } : one));
      return HttpResponse.json({ success: true, data: { unReadMessageCount: { notices: 1 } } });
    });
    const pump = await group('Запрос №\u00A012345678');
    await user.click(pump.getByRole('button', { name: /^Действия с уведомлениями/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отметить прочитанными' }));
    await waitFor(() => expect(counter()).toBe(1));
    expect(pump.queryByText('Новое:')).toBeNull();
    expect((await group('Запрос №\u00A087654321')).getByText('Новое:')).toBeTruthy();
    answer();
    await waitFor(() => expect(inbox.notices.find((one) => one.id === id('a1'))?.is_read).toBe(true));
    expect(counter()).toBe(1);
  });

  it('undoes the marks if the server rejects them', async () => {
    const { user, group, counter } = await anInbox(() =>
      HttpResponse.json({ success: false, message: 'Нет', data: { error: 'server_error' } }, { status: 500 }),
    );
    await user.click(await screen.findByRole('button', { name: 'Отметить все прочитанными' }));
    await screen.findByText('Не удалось отметить прочитанными');
    await waitFor(() => expect(counter()).toBe(2));
    expect((await group('Запрос №\u00A012345678')).getByText('Новое:')).toBeTruthy();
  });

  it('deletes all visible notifications of a request after a confirmation', async () => {
    let dropped: unknown;
    const { user, group } = await anInbox();
    server.use(
      http.post('/user/notice/api/dropnotices', async ({ request }) => {
        dropped = await request.json();
        return HttpResponse.json({ success: true, data: { unReadMessageCount: { notices: 1 } } });
      }),
    );
    const pump = await group('Запрос №\u00A012345678');
    await user.click(pump.getByRole('button', { name: /^Действия с уведомлениями/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить уведомления' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить 2 уведомления?' }));
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(dropped).toMatchObject({ ids: [id('a1'), id('a2')] }));
  });
});

describe('The inbox on a phone', () => {
  it('has the periods among the filters and the actions in a menu', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('767'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    const { user, group } = await anInbox();
    await group('Запрос №\u00A012345678');
    expect(screen.queryByRole('navigation', { name: 'Период' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Отметить все прочитанными' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Другие действия' }));
    expect(await screen.findByRole('menuitem', { name: 'Отметить все прочитанными' })).toBeTruthy();
    vi.restoreAllMocks();
  });
});
