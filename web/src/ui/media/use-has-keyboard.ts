import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the viewer most likely types on keys: not where fingers point. */
export function useHasKeyboard(): boolean {
  return !useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
