import { isScreenName, type RouteView, type ScreenName, screenPath } from '@setu/contract';
import { createContext, use } from 'react';

/** Names of the screens that have a route in this build; set by the app. */
export const KnownScreens = createContext<ReadonlySet<ScreenName>>(new Set());

/** Tells whether a screen exists, so that no link points at a missing one: `const hasScreen = useHasScreen()`. */
export function useHasScreen(): (name: ScreenName) => boolean {
  const known = use(KnownScreens);
  return (name) => known.has(name);
}

/** Address of a `route` answer of the server, or null when it names a screen this build does not have. */
export function pathOfRoute(route: RouteView): string | null {
  return isScreenName(route.name) ? screenPath(route.name, route.params) : null;
}
