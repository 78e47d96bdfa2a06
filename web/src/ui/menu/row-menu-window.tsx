import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { IconDotsVertical } from '../icon/icons';
import { Library } from '../theme/library';
import type { MenuItem } from './dropdown-menu';
import styles from './menu.module.css';
import type { RowMenuProps } from './row-menu';

/** The menu that `RowMenu` shows once its library has loaded. It starts open, because a press requested it. */
export function RowMenuWindow({ label, items }: RowMenuProps) {
  return (
    <Library>
      <Menu
        defaultOpened
        position="bottom-end"
        withinPortal
        transitionProps={{ duration: 120 }}
        classNames={{ dropdown: styles.dropdown, item: styles.item, divider: styles.divider }}
      >
        <Menu.Target>
          <IconButton icon={IconDotsVertical} label={label} size={18} className={styles.opener} />
        </Menu.Target>
        <Menu.Dropdown>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {item.isApart && index > 0 && <Menu.Divider role="separator" />}
              <RowMenuItem {...item} />
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Library>
  );
}

function RowMenuItem({ label, icon, to, onSelect, isDanger }: MenuItem) {
  const look = {
    leftSection: icon && <Icon of={icon} size={18} />,
    'data-danger': isDanger || undefined,
    children: label,
  };
  return to ? <Menu.Item component={Link} to={to} {...look} /> : <Menu.Item onClick={onSelect} {...look} />;
}
