import { lazy, Suspense, useState } from 'react';

import { IconButton } from '../button/icon-button';
import { IconDotsVertical } from '../icon/icons';
import type { MenuItem } from './dropdown-menu';
import styles from './menu.module.css';

export interface RowMenuProps {
  /** The name of the row: "Actions: request 26-1187". */
  label: string;
  items: MenuItem[];
}

const Window = lazy(() => import('./row-menu-window').then(({ RowMenuWindow }) => ({ default: RowMenuWindow })));

/**
 * The three-dot menu of a table row. The library positions it, because a table scrolls and clips overflow. The library
 * loads with the first press: a table of a hundred rows renders a hundred plain buttons.
 */
export function RowMenu({ label, items }: RowMenuProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (items.length === 0) return null;
  const button = (
    <IconButton
      icon={IconDotsVertical}
      label={label}
      size={18}
      className={styles.opener}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setNeeded(true)}
    />
  );
  if (!isNeeded) return button;
  return (
    <Suspense fallback={button}>
      <Window label={label} items={items} />
    </Suspense>
  );
}
