import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as LibraryDrawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconX } from '../icon/icons';
import { Library } from '../theme/library';
import type { DrawerProps } from './drawer';
import styles from './drawer.module.css';
import { markFocus } from './mark-focus';

/** The drawer that `Drawer` shows once its library has loaded. */
export function DrawerWindow({ isOpen, onClose, title, children, footer, side = 'right', isWide }: DrawerProps) {
  const t = useTexts();
  // It is mounted closed. If it were mounted open, the library would not know where to return the focus.
  const [isThere, setThere] = useState(false);
  useEffect(function comeFirst() {
    setThere(true);
  }, []);
  return (
    <Library>
      <LibraryDrawer.Root
        opened={isThere && isOpen}
        onClose={onClose}
        onFocus={markFocus}
        position={side}
        size={isWide ? 520 : 360}
        zIndex="var(--z-modal)"
        transitionProps={{ duration: 160 }}
        // The classes are not set as `className` of the parts, because the library would put the content's class on the
        // surrounding layer too.
        classNames={{ overlay: styles.overlay, content: isWide ? styles.wide : styles.content }}
      >
        <LibraryDrawer.Overlay />
        <LibraryDrawer.Content>
          <div className={styles.head}>
            <LibraryDrawer.Title className={styles.title}>{title}</LibraryDrawer.Title>
            <IconButton icon={IconX} label={t('actions.close')} onClick={onClose} />
          </div>
          <LibraryDrawer.Body className={styles.body}>{children}</LibraryDrawer.Body>
          {footer && <div className={styles.foot}>{footer}</div>}
        </LibraryDrawer.Content>
      </LibraryDrawer.Root>
    </Library>
  );
}
