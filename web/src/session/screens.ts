import { isScreenName, type RouteView, type ScreenName, screenPath } from '@setu/contract';
import { createContext, use } from 'react';

/** The names of the screens with a route in this build. Set by the app. */
export const KnownScreens = createContext<ReadonlySet<ScreenName>>(new Set());

/**
 * Returns a function that says whether a screen exists, so that no link points at a missing one: `const hasScreen =
 * useHasScreen()`.
 */
export function useHasScreen(): (name: ScreenName) => boolean {
  const known = use(KnownScreens);
  return (name) => known.has(name);
}

/** Returns the address of a `route` in the server's answer, or null if this build does not have the screen. */
export function pathOfRoute(route: RouteView): string | null {
  return isScreenName(route.name) ? screenPath(route.name, route.params) : null;
}
