// @vitest-environment jsdom
import type { ChannelView, MessageView } from '@setu/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();
beforeEach(() => localStorage.clear());

const preview = `/request/customer/preview/${requestIds.request}`;
const path = `/request/${requestIds.request}/messages/customer`;
const manager = { id: requestIds.manager, name: 'Ольга', surname: 'Мороз', patronymic: '' };

const channel = (changes: Partial<ChannelView> = {}): ChannelView => ({
  channel: 'customer',
  supplier: null,
  unread: 0,
  asked: null,
  asked_at: null,
  total: 1,
  read_seq: 1,
  last_at: '2026-11-20T10:00:00Z',
  may_write: true,
  ...changes,
});
const message = (seq: number, changes: Partial<MessageView> = {}): MessageView => ({
  id: `0195a000-0000-7000-8000-00000000000${seq}`,
  seq,
  date: '2026-11-20T10:00:00Z',
  side: 'broker',
  by: manager,
  acting: null,
  text: `Сообщение ${seq}`,
  files: [],
  asks: false,
  of_claim: false,
  own: false,
  ...changes,
});

/** Opens the page of a request with one conversation. Returns the posted messages with their idempotency keys. */
const open = async (of: { channel?: ChannelView; list?: MessageView[]; post?: () => Response } = {}) => {
  const state = of.channel ?? channel();
  const posted: { body: unknown; key: string | null }[] = [];
  answers(preview, { request: aRequest({ channels: [state] }) });
  answers('/api/page-context', aContext('customer'));
  answers(path, { channel: state, list: of.list ?? [message(1)], older: null });
  server.use(
    http.post(path, async ({ request }) => {
      posted.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return of.post?.() ?? stored();
    }),
  );
  const app = await renderApp(preview, aContext('customer'));
  const thread = within(await screen.findByRole('region', { name: 'Брокер Setu' }));
  await thread.findByText('Сообщение 1');
  return { ...app, thread, posted, field: thread.getByRole('textbox', { name: 'Написать брокеру' }) };
};
const stored = () =>
  HttpResponse.json({
    success: true,
    data: { message: message(2, { side: 'customer', own: true, text: 'Спасибо' }), channel: channel({ total: 2 }) },
  });

describe('The conversation on the page of a request', () => {
  it('names its readers and the side that has to answer, and marks the first new message', async () => {
    const questioned = channel({ unread: 1, asked: 'customer', asked_at: '2026-11-20T10:00:00Z' });
    const acting = { id: requestIds.company, name: 'Пётр', surname: 'Зуев', patronymic: '' };
    const list = [message(1, { acting, own: true }), message(2, { asks: true })];
    const { thread } = await open({ channel: questioned, list });
    expect(thread.getByText('Пётр Зуев (замещает: Ольга Мороз)')).toBeTruthy();
    expect(thread.getByText(/^Видят: ваши коллеги и /)).toBeTruthy();
    expect(thread.getByText('От вас ждут ответа с 20.11.2026')).toBeTruthy();
    expect(thread.getByText('Новые сообщения').compareDocumentPosition(thread.getByText(/Сообщение 2/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(thread.getByText(/Сообщение 2/).closest('p')?.textContent).toBe('Вопрос без ответа: Сообщение 2');
  });

  it('shows a sent message immediately and sends it once', async () => {
    const { thread, user, posted, field } = await open();
    await user.type(field, 'Спасибо');
    await user.click(thread.getByRole('checkbox', { name: 'Отметить, что жду ответа' }));
    await user.click(thread.getByRole('button', { name: 'Отправить: Написать брокеру' }));
    expect((field as HTMLTextAreaElement).value).toBe('');
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({ body: { text: 'Спасибо', files: [], asks: true }, key: expect.any(String) });
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('a failed message shows the reason, survives a reload, and is sent again with the same key', async () => {
    let isAway = true;
    const away = () => HttpResponse.json({ success: false, message: 'Не отвечает', data: {} }, { status: 503 });
    const post = () => (isAway ? away() : stored());
    const first = await open({ post });
    await first.user.type(first.field, 'Спасибо{Control>}{Enter}{/Control}');
    expect((await first.thread.findByRole('alert')).textContent).toContain('Не отправлено: Не отвечает');
    cleanup();
    isAway = false;
    const again = await open({ post });
    expect((await again.thread.findByRole('alert')).textContent).toContain('страница закрылась раньше');
    await again.user.click(again.thread.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(again.posted).toHaveLength(1));
    expect(again.posted[0]?.key).toBe(first.posted[0]?.key);
    await waitFor(() => expect(again.thread.queryByRole('alert')).toBeNull());
  });

  it('text that was typed and not sent appears again', async () => {
    const first = await open();
    await first.user.type(first.field, 'Начал');
    cleanup();
    expect(((await open()).field as HTMLTextAreaElement).value).toBe('Начал');
  });

  it('is where a customer reminds a broker who is late, and no reminder is offered before', async () => {
    const clock = (due_at: string) => ({ due_at, waits_for: 'broker' }) as const;
    const now = { request: aRequest({ clock: clock('2099-01-05T09:00:00Z'), channels: [channel()] }) };
    answers(preview, () => now);
    answers(path, { channel: channel(), list: [message(1)], older: null });
    await renderApp(preview, aContext('customer'));
    await screen.findByRole('textbox', { name: 'Написать брокеру' });
    expect(screen.queryByRole('button', { name: 'Напомнить брокеру' })).toBeNull();
    cleanup();
    now.request = aRequest({ clock: clock('2026-11-20T09:00:00Z'), channels: [channel()] });
    const { user } = await renderApp(preview, aContext('customer'));
    const field = await screen.findByRole('textbox', { name: 'Написать брокеру' });
    await user.click(screen.getByRole('button', { name: 'Напомнить брокеру' }));
    expect(document.activeElement).toBe(field);
  });

  it('is read-only for a rejected request', async () => {
    answers(preview, {
      request: aRequest({ status: 'rejected_by_broker', channels: [channel({ may_write: false })] }),
    });
    answers(path, { channel: channel({ may_write: false }), list: [message(1)], older: null });
    await renderApp(preview, aContext('customer'));
    await screen.findByText(/^Запрос закрыт: переписку можно читать/);
    expect(screen.queryByRole('textbox', { name: 'Написать брокеру' })).toBeNull();
  });
});
