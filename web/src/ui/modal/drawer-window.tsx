import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as LibraryDrawer } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconX } from '../icon/icons';
import type { DrawerProps } from './drawer';
import styles from './drawer.module.css';

/** What `Drawer` shows once the library's drawer is here. */
export function DrawerWindow({ isOpen, onClose, title, children, footer, side = 'right', isWide }: DrawerProps) {
  const t = useTexts();
  // It comes into the page closed: of what stands open from the first the library does not know whom the focus goes back to.
  const [isThere, setThere] = useState(false);
  useEffect(function comeFirst() {
    setThere(true);
  }, []);
  return (
    <LibraryDrawer.Root
      opened={isThere && isOpen}
      onClose={onClose}
      position={side}
      size={isWide ? 520 : 360}
      zIndex="var(--z-modal)"
      transitionProps={{ duration: 160 }}
      // Not as `className` of the parts: the library would put the content's on the layer around it too.
      classNames={{ overlay: styles.overlay, content: styles.content }}
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
  );
}
