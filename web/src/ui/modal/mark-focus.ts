import type { FocusEvent } from 'react';

/**
 * Marks the focused element of a modal, so that the library's focus trap leaves the focus there. The trap sets the
 * focus a moment after the modal has opened. Without the mark, a user who has already reached another field would type
 * into the first one.
 */
export function markFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // React also reports the focus of a modal that was opened from this one.
  if (!currentTarget.contains(target) || target.role === 'dialog') return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', 'true');
}
