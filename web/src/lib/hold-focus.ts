const patienceMs = 5000;

let release: () => void = () => undefined;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function moveTo(target: HTMLElement, isShown: boolean): void {
  // A heading can hold the focus only when it says so.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (isShown) target.scrollIntoView();
}

/** What holds the focus, and whether it is brought before the viewer's eyes too. */
interface Held {
  target: HTMLElement;
  isShown?: boolean;
}

/**
 * Moves the focus to what `find` gives, at once or as soon as it is there, and again when it gives something else or the
 * page replaces it by something newer (a skeleton by its data); what is shown stays in sight while the page around it
 * grows. Ends when the viewer acts, with the next call, or after five seconds.
 */
export function holdFocus(find: () => Held | null): void {
  release();
  let held: HTMLElement | null = null;
  const hold = () => {
    // A page that is being closed tells of its last changes when it is no longer there.
    if (typeof document === 'undefined') return release();
    // What else has taken it keeps it.
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
  const timer = setTimeout(() => end.abort(), patienceMs);
  release = () => end.abort();
  end.signal.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(timer);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    window.addEventListener(act, release, { once: true, signal: end.signal });
  hold();
}
