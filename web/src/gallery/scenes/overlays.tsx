import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { confirm } from '../../ui/modal/confirm';
import { Drawer } from '../../ui/modal/drawer';
import { showFailure } from '../../ui/modal/failure-modal';
import { ModalFrame } from '../../ui/modal/modal-frame';
import { closeAllModals, type ModalControls, openModal } from '../../ui/modal/modal-store';
import { currentToasts, dismissToast, notify } from '../../ui/toast/toast-store';
import { say } from '../say';
import type { Scene } from '../scene';

/** Opens an overlay when mounted and closes all overlays when unmounted. */
function Opener({ open }: { open: () => void }): ReactNode {
  useEffect(
    function openOnce() {
      open();
      return () => {
        closeAllModals();
        for (const { id } of currentToasts()) dismissToast(id);
      };
    },
    [open],
  );
  return null;
}

const cancelRequest = () => say('Отменить запрос', 'Cancel the request');

function FormModal({ onClose }: ModalControls) {
  return (
    <ModalFrame
      size="form"
      title={say('Запрос № 26-1187', 'Request 26-1187')}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{say('Отмена', 'Cancel')}</Button>
          <Button tone="main">{say('Сохранить', 'Save')}</Button>
        </>
      }
    >
      <Text tone="secondary">
        {say('Поставщик увидит новые условия сразу.', 'The supplier will see the new terms at once.')}
      </Text>
    </ModalFrame>
  );
}

const confirmCancel = () =>
  void confirm({
    title: say('Отменить запрос № 26-1187?', 'Cancel request 26-1187?'),
    text: say(
      'Поставщик получит уведомление. Вернуть запрос нельзя.',
      'The supplier will be told. It cannot be undone.',
    ),
    action: cancelRequest(),
    isDanger: true,
  });

const openForm = () => void openModal(FormModal, {});

const toastFailure = () =>
  void showFailure({
    title: say('Запрос не отменён', 'The request was not cancelled'),
    text: say(
      'Сервис не ответил вовремя. Попробуйте ещё раз.',
      'The service did not answer in time. Please try again.',
    ),
    requestId: '7f3a9c21',
  });

function toastOfEachKind(): void {
  notify({
    kind: 'success',
    title: say('Товар в корзине', 'Added to the cart'),
    link: { label: say('Открыть', 'Open'), to: '/' },
  });
  notify({
    kind: 'info',
    title: say(
      'Новое предложение по запросу № 26-1187: поставщик снизил цену и сократил срок поставки до трёх недель',
      'A new offer for request 26-1187: the supplier has lowered the price and cut the lead time to three weeks',
    ),
    text: say(
      'Центробежный насос KPM 65-200, 12 шт. Предложение действует до 30 ноября, сравните его с двумя прежними.',
      'Centrifugal pump KPM 65-200, 12 pcs. The offer is valid until 30 November, compare it with the two earlier ones.',
    ),
  });
  notify({ kind: 'error', title: say('Файл не загружен', 'The file was not uploaded'), requestId: '7f3a9c21' });
}

export const scenes: Scene[] = [
  { name: 'confirm', isOverlay: true, render: () => <Opener open={confirmCancel} /> },
  { name: 'form', isOverlay: true, render: () => <Opener open={openForm} /> },
  { name: 'failure', isOverlay: true, render: () => <Opener open={toastFailure} /> },
  { name: 'toasts', isOverlay: true, render: () => <Opener open={toastOfEachKind} /> },
  {
    name: 'drawer',
    isOverlay: true,
    render: () => (
      <Drawer
        isOpen
        onClose={() => {}}
        title={say('Фильтры', 'Filters')}
        footer={<Button tone="main">{say('Показать', 'Show')}</Button>}
      >
        <Text>{say('Цена, страна, срок', 'Price, country, lead time')}</Text>
      </Drawer>
    ),
  },
];
