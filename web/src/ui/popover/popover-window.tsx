import '@mantine/core/styles/Popover.layer.css';
import { Popover as LibraryPopover } from '@mantine/core';
import type { PopoverProps } from './popover';

/** What `Popover` shows once the library's pop-up is here. */
export function PopoverWindow({ isOpen, onChange, trigger, label, className, side = 'start', children }: PopoverProps) {
  return (
    <LibraryPopover
      opened={isOpen}
      onChange={onChange}
      position={side === 'start' ? 'bottom-start' : 'bottom-end'}
      trapFocus
      returnFocus
      hideDetached={false}
      classNames={{ dropdown: className }}
    >
      <LibraryPopover.Target>{trigger}</LibraryPopover.Target>
      <LibraryPopover.Dropdown aria-label={label}>{children}</LibraryPopover.Dropdown>
    </LibraryPopover>
  );
}
