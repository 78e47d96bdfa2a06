import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';
import type { Channel, Message } from '../../ui/conversation/channel';
import { say } from '../say';
import type { Scene } from '../scene';

const load = withTexts(['conversation'], () => import('../../ui/conversation/conversation'));
const Conversation = lazy(async () => ({ default: (await load()).Conversation }));
const loadView = withTexts(['conversation'], () => import('../../ui/conversation/channel-view'));
const ChannelView = lazy(async () => ({ default: (await loadView()).ChannelView }));

const show = (...channels: Channel[]) => (
  <Conversation
    threads={channels.map(({ title, unread, turn }) => ({ id: title, title, unread, isOwnTurn: turn?.isOwn ?? false }))}
  >
    {(id, isShown) => {
      const channel = channels.find(({ title }) => title === id);
      return channel && <ChannelView key={id} channel={channel} isShown={isShown} />;
    }}
  </Conversation>
);

const field = { key: 0, initial: { text: '', files: [], asks: false }, onSend: () => undefined };

const message = (id: string, at: string, text: string, more: Partial<Message> = {}): Message => ({
  id,
  at,
  text,
  by: say('Андрей Кожин', 'Andrey Kozhin'),
  isOwn: false,
  ...more,
});

const customer = (more: Partial<Channel> = {}): Channel => ({
  side: 'customer',
  title: say('Заказчик', 'Customer'),
  readers: say('Уралстанкосервис, Андрей Кожин', 'Uralstankoservis, Andrey Kozhin'),
  turn: { text: say('Заказчик ждёт вашего ответа, 1 день', 'The customer waits for you, 1 day'), isOwn: true },
  replyLabel: say('Ответить заказчику', 'Reply to the customer'),
  field,
  messages: [
    message(
      '1',
      '2026-11-13T07:12:00Z',
      say('Нужен станок с ЧПУ, питание 380 В. Важна масса.', 'We need a CNC machine, 380 V. Its weight matters.'),
      { files: [{ id: 'f', name: 'VMC.docx', size: 120_832, url: '/media/f' }] },
    ),
    message('2', '2026-11-13T07:40:00Z', say('Спросил пять заводов.', 'I asked five plants.'), { isOwn: true }),
    message(
      '3',
      '2026-11-19T12:26:00Z',
      say('Можно ли сдвинуть аванс на январь?', 'Can the advance move to January?'),
      { isOpenQuestion: true },
    ),
  ],
  ...more,
});

const supplier = (more: Partial<Channel> = {}): Channel => ({
  side: 'supplier',
  title: 'Coimbatore CNC',
  readers: 'S. Raghavan',
  turn: { text: say('Ответ получен сегодня, 11:32', 'Answered today, 11:32'), isOwn: false },
  unread: 2,
  replyLabel: say('Ответить поставщику', 'Reply to the supplier'),
  field,
  messages: [
    message('4', '2026-11-14T07:20:00Z', 'Please quote VMC-850, 1 pc.', { isOwn: true }),
    message('5', '2026-11-20T08:32:00Z', 'Confirmed: 5,150 kg net. The price is held until 25 Nov.', {
      by: 'S. Raghavan',
      files: [{ id: 'g', name: 'Layout VMC-850.pdf', size: 1_153_434, url: '/media/g' }],
    }),
  ],
  ...more,
});

const failed = () => ({
  title: say('Переписка не отвечает', 'The conversation does not answer'),
  requestId: '5C10-88EF',
  onRetry: () => undefined,
});

export const scenes: Scene[] = [
  { name: 'two-channels', render: () => show(customer(), supplier()) },
  { name: 'one-channel', render: () => show(customer()) },
  {
    name: 'read-only',
    render: () => show(customer({ field: undefined, closed: say('Запрос отклонён.', 'The request was rejected.') })),
  },
  {
    name: 'loading-and-empty',
    render: () => show(customer({ messages: undefined, turn: undefined }), supplier({ messages: [], turn: undefined })),
  },
  {
    name: 'on-its-way',
    render: () =>
      show(
        customer({
          older: { isLoading: false, onMore: () => undefined },
          messages: [
            message('6', '2026-11-19T12:26:00Z', say('Когда будет цена?', 'When will there be a price?'), {
              isFirstNew: true,
            }),
            message('7', '2026-11-19T12:30:00Z', say('Сегодня вечером', 'This evening'), {
              isOwn: true,
              delivery: 'sending',
            }),
            message('8', '2026-11-19T12:31:00Z', say('Или завтра утром', 'Or tomorrow morning'), {
              isOwn: true,
              delivery: { why: say('нет связи', 'no connection'), onRetry: () => undefined, onEdit: () => undefined },
            }),
          ],
        }),
      ),
  },
  {
    name: 'many-channels',
    render: () => show(customer(), supplier(), supplier({ title: 'Peenya Machine Tools', unread: 0 })),
  },
  { name: 'failure', render: () => show(customer({ failure: failed() })) },
];
