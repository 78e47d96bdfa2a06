import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the viewer probably types on a keyboard: false where the pointer is a finger. */
export function useHasKeyboard(): boolean {
  return !useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
