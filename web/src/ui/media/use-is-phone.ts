import { useSyncExternalStore } from 'react';

/** The width below which the page has one column and a tab bar. Style sheets use the same width. */
const query = '(max-width: 767px)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Returns true on a phone, for content that is built differently there. Looks belong into style sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
