import { Modal } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { ModalPlace } from './modal-place';
import { closeModal, modalEntries, subscribeToModals } from './modal-store';

/** Renders the open modals, all of them, in one stack; Escape closes only the top one. */
export function ModalHost() {
  const entries = useSyncExternalStore(subscribeToModals, modalEntries);
  return (
    <Modal.Stack>
      {entries.map(({ id, isOpen, component: Content, props }) => (
        <ModalPlace key={id} value={{ id, isOpen }}>
          <Content {...props} onClose={(result?: unknown) => closeModal(id, result)} />
        </ModalPlace>
      ))}
    </Modal.Stack>
  );
}
