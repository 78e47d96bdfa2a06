import { holdFocus } from '../../lib/hold-focus';

/** The control that is pressed now; for an entry of a menu, which closes, the menu's own button. */
function pressedControl(): HTMLElement | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement) || pressed === document.body) return null;
  const menu = pressed.closest('[role="menu"]');
  if (!menu) return pressed;
  const buttons = [...document.querySelectorAll<HTMLElement>('[aria-controls]')];
  return buttons.find((button) => button.getAttribute('aria-controls') === menu.id) ?? null;
}

/**
 * Remembers what opens a modal; the returned function gives the focus back to it. When it is gone by then, as the
 * button of a request that has been cancelled, the page's heading takes the focus. The library's own return knows only
 * modals that stood in the page before they were opened.
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
