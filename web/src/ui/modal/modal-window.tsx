import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { use } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconX } from '../icon/icons';
import { Library } from '../theme/library';
import { markFocus } from './mark-focus';
import styles from './modal.module.css';
import type { ModalFrameProps } from './modal-frame';
import { ModalPlace } from './modal-place';

const widths = { small: 440, form: 640, wide: 1080 };

/** The modal that `ModalFrame` shows once its library has loaded. */
export function ModalWindow(props: ModalFrameProps) {
  const {
    title,
    children,
    footer,
    size = 'small',
    onClose,
    isDismissable = true,
    closesOnEscape = isDismissable,
  } = props;
  const t = useTexts();
  const place = use(ModalPlace);
  return (
    <Library>
      <Modal
        opened={place?.isOpen ?? true}
        stackId={place?.id}
        onClose={onClose}
        onFocus={markFocus}
        centered
        size={widths[size]}
        withCloseButton={false}
        closeOnClickOutside={isDismissable}
        closeOnEscape={closesOnEscape}
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
    </Library>
  );
}
