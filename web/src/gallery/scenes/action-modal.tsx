import { type ReactNode, useEffect } from 'react';
import type { ActionField } from '../../kit/action-modal/action-field';
import { ActionModal, type ActionModalProps } from '../../kit/action-modal/action-modal';
import { EnteredValues, type Restated, RestatedReport } from '../../kit/action-modal/restated';
import { closeAllModals, openModal } from '../../ui/modal/modal-store';
import { say } from '../say';
import type { Scene } from '../scene';

const fields = (): ActionField[] => [
  {
    kind: 'choice',
    name: 'reject_reason',
    label: say('Причина', 'Reason'),
    isRequired: true,
    options: [
      { value: 'supplier', label: say('Поставщик не найден', 'No supplier found') },
      { value: 'price', label: say('Не устроила цена', 'The price did not suit') },
      { value: 'other', label: say('Другое', 'Other') },
    ],
  },
  {
    kind: 'text',
    name: 'reject_comment',
    label: say('Комментарий', 'Comment'),
    hint: say('Увидят обе стороны', 'Both sides will see it'),
    isRequired: true,
  },
];

const restated = (): Restated => ({
  title: say('Пока вы решали, запрос изменился', 'The request changed while you were deciding'),
  text: say(
    'Ольга Мороз, 22.11.2026, 11:47: запрос теперь в работе.',
    'Olga Moroz, 22 Nov 2026, 11:47: the request is now in progress.',
  ),
  rows: [
    { label: say('Статус', 'Status'), was: say('Новый', 'New'), now: say('В работе', 'In progress') },
    { label: say('Менеджер', 'Manager'), was: say('нет', 'none'), now: say('Ольга Мороз', 'Olga Moroz') },
  ],
  impossible: say('Это действие больше недоступно.', 'This action is no longer available.'),
});

const dialog = (): ActionModalProps => ({
  texts: {
    question: say('Отклонить запрос № 26-1298?', 'Reject request No. 26-1298?'),
    consequence: say(
      'Заказчик получит уведомление. Отменить это нельзя, но запрос можно повторить.',
      'The customer will be notified. This can’t be undone, but the request can be repeated.',
    ),
    action: say('Отклонить запрос', 'Reject request'),
    keep: say('Оставить запрос', 'Keep request'),
    failed: say('Запрос не отклонён', 'The request was not rejected'),
  },
  isDanger: true,
  fields: fields(),
  schema: () => import('../scene-schema').then(({ anySchema }) => anySchema),
  send: async () => ({ data: null }),
  restate: async () => restated(),
});

/** Opens the dialog when mounted and closes it when unmounted. */
function Opener(): ReactNode {
  useEffect(function openOnce() {
    void openModal<ActionModalProps, boolean>(ActionModal, dialog());
    return closeAllModals;
  }, []);
  return null;
}

export const scenes: Scene[] = [
  { name: 'rejection', isOverlay: true, render: () => <Opener /> },
  { name: 'restated', render: () => <RestatedReport restated={restated()} /> },
  {
    name: 'kept-values',
    render: () => (
      <EnteredValues
        fields={fields()}
        values={{ reject_reason: 'price', reject_comment: say('Дороже бюджета на 11 %', '11% over the budget') }}
      />
    ),
  },
];
