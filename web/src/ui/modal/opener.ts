import { holdFocus } from '../../lib/hold-focus';

/** Returns the control that was pressed. For a menu item this is the menu's button, because the menu closes. */
function pressedControl(): HTMLElement | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement) || pressed === document.body) return null;
  const menu = pressed.closest('[role="menu"]');
  if (!menu) return pressed;
  const buttons = [...document.querySelectorAll<HTMLElement>('[aria-controls]')];
  return buttons.find((button) => button.getAttribute('aria-controls') === menu.id) ?? null;
}

/**
 * Remembers the element that opens a modal and returns a function that restores the focus to it. If the element no
 * longer exists, such as the button of a cancelled request, the page's heading gets the focus. The library's own
 * restoring only knows modals that were mounted before they opened.
 */
export function rememberOpener(): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const opener = pressedControl();
  return () =>
    holdFocus(() => {
      const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main h1');
      return target && { target };
    });
}
