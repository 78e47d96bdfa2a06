import { Modal } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconX } from '../icon/icons';
import styles from './modal.module.css';
import { ModalPlace } from './modal-place';

interface ModalFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the right end: the safe one first. */
  footer?: ReactNode;
  /** 440 px to ask, 640 for forms, 1080 for the catalogue. */
  size?: 'ask' | 'form' | 'wide';
  onClose: () => void;
  /** False while something must not be lost by a stray click: only buttons close it. */
  isDismissable?: boolean;
}

const widths = { ask: 440, form: 640, wide: 1080 };

/** The look of every modal: title, close, body, buttons. Use inside a component opened by `openModal`. */
export function ModalFrame({ title, children, footer, size = 'ask', onClose, isDismissable = true }: ModalFrameProps) {
  const t = useTexts();
  const place = use(ModalPlace);
  return (
    <Modal
      opened={place?.isOpen ?? true}
      stackId={place?.id}
      onClose={onClose}
      centered
      size={widths[size]}
      withCloseButton={false}
      closeOnClickOutside={isDismissable}
      closeOnEscape={isDismissable}
      transitionProps={{ duration: 160 }}
      classNames={{ content: styles.content, inner: styles.inner, overlay: styles.overlay, body: styles.frame }}
    >
      <div className={styles.head}>
        <Modal.Title className={styles.title}>{title}</Modal.Title>
        <IconButton icon={IconX} label={t('actions.close')} onClick={() => onClose()} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && (
        <div className={styles.foot} data-keep-clear>
          {footer}
        </div>
      )}
    </Modal>
  );
}
