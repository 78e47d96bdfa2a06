import { useSyncExternalStore } from 'react';

const query = '(max-width: 1023px)';

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Returns whether the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => !window.matchMedia(query).matches);
}
