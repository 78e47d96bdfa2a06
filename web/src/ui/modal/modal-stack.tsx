import { Modal } from '@mantine/core';
import { Library } from '../theme/library';
import { ModalPlace } from './modal-place';
import { closeModal, type ModalEntry } from './modal-store';

/** All open modals in one stack. Escape closes only the top one. */
export function ModalStack({ entries }: { entries: readonly ModalEntry[] }) {
  return (
    <Library>
      <Modal.Stack>
        {entries.map(({ id, isOpen, component: Content, props }) => (
          <ModalPlace key={id} value={{ id, isOpen }}>
            <Content {...props} onClose={(result?: unknown) => closeModal(id, result)} />
          </ModalPlace>
        ))}
      </Modal.Stack>
    </Library>
  );
}
