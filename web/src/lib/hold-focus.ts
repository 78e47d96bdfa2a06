const maxWaitMs = 5000;

let release: () => void = () => undefined;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function moveTo(target: HTMLElement, isShown: boolean): void {
  // A heading can hold the focus only with a `tabindex`.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (isShown) target.scrollIntoView();
}

/** The element that gets the focus, and whether it is also scrolled into view. */
interface FocusTarget {
  target: HTMLElement;
  isShown?: boolean;
}

/**
 * Moves the focus to the element that `find` returns, now or as soon as it exists. It moves the focus again when `find`
 * returns another element or a re-render replaces it, such as a skeleton by its data. A shown element stays in view
 * while the page grows. It ends when the viewer acts, with the next call, or after five seconds.
 */
export function holdFocus(find: () => FocusTarget | null): void {
  release();
  let held: HTMLElement | null = null;
  const hold = () => {
    // A page that is being closed reports its last changes after the document is gone.
    if (typeof document === 'undefined') return release();
    // Leaves the focus where the viewer moved it.
    if (held && !isLost() && document.activeElement !== held) return;
    const found = find();
    if (!found) return;
    const { target, isShown = false } = found;
    if (target !== held || isLost()) moveTo(target, isShown);
    else if (isShown) target.scrollIntoView();
    held = target;
  };
  const watcher = new MutationObserver(hold);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), maxWaitMs);
  release = () => end.abort();
  end.signal.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(timer);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    window.addEventListener(type, release, { once: true, signal: end.signal });
  hold();
}
