import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon, type IconComponent } from '../icon/icon';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconComponent;
  /** The screen to open. Use `onSelect` for an action here. */
  to?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  /** Shows a dividing line before this item, for actions that end something or start it again. */
  isApart?: boolean;
}

/** The props of the button that opens the menu. */
export interface MenuTrigger {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface DropdownMenuProps {
  trigger: (props: MenuTrigger) => ReactNode;
  items: MenuItem[];
  /** Text above the items: who is signed in. */
  header?: ReactNode;
  /** The side on which the menu opens: below its button in the header, above its button in the side bar. */
  side?: 'below' | 'above';
}

/**
 * A small menu next to its button. Arrow keys, Home and End move, and Escape returns to the button. It is light enough
 * for the header.
 */
export function DropdownMenu({ trigger, items, header, side = 'below' }: DropdownMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(
    function focusFirstItem() {
      if (isOpen) box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    },
    [isOpen],
  );
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const all = links();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all[(target + all.length) % all.length]?.focus();
    } else if (event.key === 'Escape') {
      setOpen(false);
      box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    }
  };
  const choose = (onSelect?: () => void) => {
    setOpen(false);
    onSelect?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the menu inside it
    <div
      ref={box}
      className={styles.place}
      onKeyDown={handleKey}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onClick: () => setOpen(!isOpen),
      })}
      {isOpen && (
        <div className={styles.dropdown} data-side={side}>
          {header && <div className={styles.header}>{header}</div>}
          <div id={id} role="menu">
            {items.map(({ id: itemId, label, icon, to, onSelect, isDanger }) => {
              const content = (
                <>
                  {icon && <Icon of={icon} size={18} />}
                  {label}
                </>
              );
              const look = {
                role: 'menuitem',
                className: styles.item,
                'data-danger': isDanger || undefined,
                tabIndex: -1,
              };
              return to ? (
                <Link key={itemId} to={to} onClick={() => choose()} {...look}>
                  {content}
                </Link>
              ) : (
                <button key={itemId} type="button" onClick={() => choose(onSelect)} {...look}>
                  {content}
                </button>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
