import type { FocusEvent } from 'react';

/**
 * Marks the focused element of a modal as the one that the library's focus trap focuses. The trap sets the focus a
 * moment after the modal has opened. Without the mark it would take the focus from a field that the user has already
 * reached, and the text typed next would go to the first field.
 */
export function markFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  // React also reports the focus of a modal that was opened from this one.
  if (!currentTarget.contains(target) || target.role === 'dialog') return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', 'true');
}
