const patienceMs = 5000;

let release: () => void = () => undefined;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function moveTo(target: HTMLElement): void {
  // A heading can hold the focus only when it says so.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to what `find` gives, at once or as soon as it is there, and again when the page replaces it by
 * something newer (a skeleton by its data). Ends when the viewer acts, with the next call, or after five seconds.
 */
export function holdFocus(find: () => HTMLElement | null): void {
  release();
  let isHeld = false;
  const hold = () => {
    // A page that is being closed tells of its last changes when it is no longer there.
    if (typeof document === 'undefined') return release();
    if (isHeld && !isLost()) return;
    const target = find();
    if (!target) return;
    moveTo(target);
    isHeld = true;
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
  for (const act of ['keydown', 'pointerdown'])
    window.addEventListener(act, release, { once: true, signal: end.signal });
  hold();
}
