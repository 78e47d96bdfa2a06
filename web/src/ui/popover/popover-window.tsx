import '@mantine/core/styles/Popover.layer.css';
import { Popover as LibraryPopover } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Library } from '../theme/library';
import type { PopoverProps } from './popover';

/** The pop-up that `Popover` shows once its library has loaded. */
export function PopoverWindow({ isOpen, onChange, trigger, label, className, side = 'start', children }: PopoverProps) {
  const target = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  useEffect(
    // The library returns the focus to the element that had it before. On the first opening that element is the plain
    // button, which this button has replaced.
    function giveFocusBack() {
      if (!isOpen) return;
      return () => {
        const { activeElement: focused, body } = document;
        if (focused === null || focused === body || dropdown.current?.contains(focused))
          target.current?.focus({ preventScroll: true });
      };
    },
    [isOpen],
  );
  return (
    <Library>
      <LibraryPopover
        opened={isOpen}
        onChange={onChange}
        position={side === 'start' ? 'bottom-start' : 'bottom-end'}
        trapFocus
        hideDetached={false}
        classNames={{ dropdown: className }}
      >
        <LibraryPopover.Target ref={target}>{trigger}</LibraryPopover.Target>
        <LibraryPopover.Dropdown ref={dropdown} aria-label={label}>
          {children}
        </LibraryPopover.Dropdown>
      </LibraryPopover>
    </Library>
  );
}
