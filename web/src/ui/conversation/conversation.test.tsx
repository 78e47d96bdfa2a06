// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/load-texts';
import { ThemeProvider } from '../theme/theme-provider';
import { byDay, type Channel, type Message, type MessageDraft } from './channel';
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
  id: 'customer',
  side: 'customer',
  title: 'Заказчик',
  readers: 'Уралстанкосервис, Андрей Кожин',
  replyLabel: 'Ответить заказчику',
  messages: [message('Нужен станок', '2026-11-13T07:12:00Z')],
  ...more,
});

const supplier = (more: Partial<Channel> = {}): Channel =>
  customer({ id: 'supplier', side: 'supplier', title: 'Coimbatore CNC', replyLabel: 'Ответить поставщику', ...more });

const show = (...channels: Channel[]) =>
  render(
    <ThemeProvider env="test">
      <Conversation channels={channels} />
    </ThemeProvider>,
  );

it('messages stand by the reader’s days', () => {
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

it('each thread names its readers, keeps its messages to itself and has a field of its own', async () => {
  const user = userEvent.setup();
  const sent: MessageDraft[] = [];
  const onSend = async (draft: MessageDraft) => sent.push(draft) > 0;
  show(customer({ onSend: vi.fn() }), supplier({ messages: [], onSend }));
  const other = within(screen.getByRole('region', { name: 'Coimbatore CNC' }));
  expect(other.queryByText('Нужен станок')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Заказчик' })).getByText('Читают: Уралстанкосервис, Андрей Кожин'),
  ).toBeTruthy();
  await user.type(other.getByRole('textbox', { name: 'Ответить поставщику' }), 'Подтвердите вес ');
  await user.click(other.getByRole('checkbox', { name: 'Жду ответа' }));
  await user.upload(other.getByLabelText(/^Прикрепить файл/, { selector: 'input' }), new File(['x'], 'ТЗ.docx'));
  await user.type(other.getByRole('textbox', { name: 'Ответить поставщику' }), '{Control>}{Enter}{/Control}');
  expect(sent.map(({ text, asks, files }) => [text, asks, files.map(({ name }) => name)])).toEqual([
    ['Подтвердите вес', true, ['ТЗ.docx']],
  ]);
  expect((other.getByRole('textbox', { name: 'Ответить поставщику' }) as HTMLTextAreaElement).value).toBe('');
});

it('what was not sent stays in the field and says so; an empty field sends nothing', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn(async () => false);
  show(customer({ onSend }));
  await user.click(screen.getByRole('button', { name: 'Отправить: Ответить заказчику' }));
  expect(onSend).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox'), 'Ответ');
  await user.click(screen.getByRole('button', { name: 'Отправить: Ответить заказчику' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Не отправилось');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Ответ');
});

it('an open question says that it is one; a closed thread has no field', () => {
  show(customer({ messages: [message('Можно в январе?', '2026-11-19T12:26:00Z', { isOpenQuestion: true })] }));
  expect(screen.getByText(/Можно в январе/).textContent).toBe('Вопрос без ответа: Можно в январе?');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a thread that loads is busy, an empty one says what to do, one that failed can be asked for again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  show(
    customer({ messages: undefined }),
    supplier({ messages: [] }),
    supplier({
      id: 'third',
      title: 'Peenya',
      failure: { title: 'Переписка не отвечает', requestId: 'req-3', onRetry },
    }),
  );
  expect(screen.getByRole('region', { name: 'Заказчик' }).querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText('Сообщений пока нет. Первое напишите ниже.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
