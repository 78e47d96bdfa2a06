import { useSyncExternalStore } from 'react';
import { findPlace } from '../../../ui/page/place';

/** The parts of a request's page in their order. The overview is everything above the others. */
export const requestParts = ['overview', 'talk', 'papers', 'history'] as const;
export type RequestPart = (typeof requestParts)[number];

/** A part counts as read once its top is in the upper third of the window. */
const readShare = 1 / 3;

/**
 * Returns the last part whose top is above a line, or the overview. `tops` are the distances from the top of the window,
 * undefined for a part that the page does not have.
 */
export const partAt = (tops: Record<Exclude<RequestPart, 'overview'>, number | undefined>, line: number): RequestPart =>
  requestParts.findLast((part) => part !== 'overview' && (tops[part] ?? line) < line) ?? 'overview';

function partInView(): RequestPart {
  const isAtEnd =
    window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? window.innerHeight : window.innerHeight * readShare;
  const topOf = (part: RequestPart) => findPlace(part)?.getBoundingClientRect().top;
  return partAt({ talk: topOf('talk'), papers: topOf('papers'), history: topOf('history') }, line);
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/** Returns the part of the request's page that is in view. */
export const useCurrentPart = (): RequestPart => useSyncExternalStore(subscribe, partInView);
