// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/load-texts';
import { byDay, type Channel, emptyDraft, type Message, type MessageDraft } from './channel';
import { ChannelView } from './channel-view';
import { Conversation } from './conversation';

beforeAll(() => loadTexts('conversation'));

const message = (id: string, at: string, more: Partial<Message> = {}): Message => ({
  id,
  by: 'Андрей Кожин',
  isOwn: false,
  at,
  text: id,
  ...more,
});

const customer = (more: Partial<Channel> = {}): Channel => ({
  side: 'customer',
  title: 'Заказчик',
  readers: 'Уралстанкосервис, Андрей Кожин',
  replyLabel: 'Ответить заказчику',
  messages: [message('Нужен станок', '2026-11-13T07:12:00Z')],
  ...more,
});

const supplier = (more: Partial<Channel> = {}): Channel =>
  customer({ side: 'supplier', title: 'Coimbatore CNC', replyLabel: 'Ответить поставщику', ...more });

const field = (onSend: (draft: MessageDraft) => void = vi.fn()) => ({ key: 0, initial: emptyDraft, onSend });

const show = (...channels: Channel[]) =>
  render(
    <>
      <Conversation threads={channels.map(({ title, unread }) => ({ id: title, title, unread }))}>
        {(id, isShown) => {
          const channel = channels.find(({ title }) => title === id);
          return channel && <ChannelView key={id} channel={channel} isShown={isShown} />;
        }}
      </Conversation>
    </>,
  );

it('messages are grouped by the reader’s days', () => {
  const messages = [
    message('a', '2026-11-13T21:30:00Z'),
    message('b', '2026-11-14T10:00:00Z'),
    message('c', '2026-11-20T10:00:00Z'),
  ];
  const moscow = (iso: string) => new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(0, 10);
  expect(byDay(messages, moscow).map(({ day, messages: of }) => [day, of.map(({ id }) => id)])).toEqual([
    ['2026-11-14', ['a', 'b']],
    ['2026-11-20', ['c']],
  ]);
});

it('each thread names its readers, keeps its messages separate and has its own field', async () => {
  const user = userEvent.setup();
  const sent: MessageDraft[] = [];
  show(customer({ field: field() }), supplier({ messages: [], field: field((draft) => sent.push(draft)) }));
  const other = within(screen.getByRole('region', { name: 'Coimbatore CNC' }));
  expect(other.queryByText('Нужен станок')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Заказчик' })).getByText('Видят: Уралстанкосервис, Андрей Кожин'),
  ).toBeTruthy();
  await user.type(other.getByRole('textbox', { name: 'Ответить поставщику' }), 'Подтвердите вес ');
  await user.click(other.getByRole('checkbox', { name: 'Отметить, что жду ответа' }));
  await user.upload(other.getByLabelText(/^Прикрепить файл/, { selector: 'input' }), new File(['x'], 'ТЗ.docx'));
  await user.type(other.getByRole('textbox', { name: 'Ответить поставщику' }), '{Control>}{Enter}{/Control}');
  expect(sent.map(({ text, asks, files }) => [text, asks, files.map(({ name }) => name)])).toEqual([
    ['Подтвердите вес', true, ['ТЗ.docx']],
  ]);
  expect((other.getByRole('textbox', { name: 'Ответить поставщику' }) as HTMLTextAreaElement).value).toBe('');
});

it('an empty field sends nothing, a message being sent is marked as such, and a failed message shows the reason and can be sent again', async () => {
  const user = userEvent.setup();
  const [onSend, onRetry, onEdit] = [vi.fn(), vi.fn(), vi.fn()];
  const failed = message('Ответ', '2026-11-19T12:26:00Z', {
    isOwn: true,
    delivery: { why: 'нет связи', onRetry, onEdit },
  });
  const sending = message('Ещё', '2026-11-19T12:27:00Z', { isOwn: true, delivery: 'sending' });
  show(customer({ field: field(onSend), messages: [failed, sending] }));
  await user.click(screen.getByRole('button', { name: 'Отправить: Ответить заказчику' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText(/отправляется/)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Не отправлено: нет связи');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect([onRetry, onEdit].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

it('more than two threads are behind tabs with their unread counts, and older messages can be loaded', async () => {
  const user = userEvent.setup();
  const onMore = vi.fn();
  show(
    customer({ older: { isLoading: false, onMore } }),
    supplier({ unread: 2 }),
    supplier({ title: 'Peenya', messages: [message('Готовы', '2026-11-19T12:26:00Z', { isFirstNew: true })] }),
  );
  expect(screen.getByRole('tab', { selected: true, name: 'Coimbatore CNC2' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Peenya' }));
  expect(screen.getByText('Новые сообщения')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Заказчик' }));
  await user.click(screen.getByRole('button', { name: 'Показать более ранние' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('an open question is marked, and a closed thread has no field', () => {
  show(customer({ messages: [message('Можно в январе?', '2026-11-19T12:26:00Z', { isOpenQuestion: true })] }));
  expect(screen.getByText(/Можно в январе/).closest('p')?.textContent).toBe('Вопрос без ответа: Можно в январе?');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a loading thread is marked busy, and an empty one says what to do', () => {
  show(customer({ messages: undefined }), supplier({ messages: [], field: field() }));
  expect(screen.getByRole('region', { name: 'Заказчик' }).querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText('Сообщений пока нет. Напишите первое.')).toBeTruthy();
});

it('a failed thread can be loaded again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  show(supplier({ failure: { title: 'Переписка не отвечает', requestId: 'req-3', onRetry } }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
