import { Menu as LibraryMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../button/icon-button';
import { Icon, type IconComponent } from '../icon/icon';
import { IconDotsVertical } from '../icon/icons';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconComponent;
  /** A screen to go to, or `onSelect` to do something here. */
  to?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  /** Draws a line above. */
  isGroupStart?: boolean;
}

interface MenuProps {
  trigger: ReactElement;
  items: MenuItem[];
  /** Words above the items: who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end';
}

/** A list of actions that opens from a button. */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  return (
    <LibraryMenu position={`bottom-${align}`} withinPortal transitionProps={{ duration: 120 }} classNames={{ dropdown: styles.dropdown, item: styles.item }}>
      <LibraryMenu.Target>{trigger}</LibraryMenu.Target>
      <LibraryMenu.Dropdown>
        {header && <div className={styles.header}>{header}</div>}
        {items.map(({ id, label, icon, to, onSelect, isDanger, isGroupStart }) => {
          const common = {
            leftSection: icon && <Icon of={icon} size={18} />,
            'data-danger': isDanger || undefined,
            'data-group': isGroupStart || undefined,
            children: label,
          };
          return to ? (
            <LibraryMenu.Item key={id} component={Link} to={to} {...common} />
          ) : (
            <LibraryMenu.Item key={id} onClick={onSelect} {...common} />
          );
        })}
      </LibraryMenu.Dropdown>
    </LibraryMenu>
  );
}

/** The three-dot menu of a table row. `label` names the row: "Actions: request 26-1187". */
export function RowMenu({ label, items }: { label: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return <Menu items={items} trigger={<IconButton icon={IconDotsVertical} label={label} size={18} />} />;
}
