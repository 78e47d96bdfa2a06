import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse), (max-width: 767px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns whether the viewer probably types on a keyboard: false where the pointer is a finger, and on a phone. */
export function useHasKeyboard(): boolean {
  return !useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
