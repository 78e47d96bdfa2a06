import { isScreenName, type RouteView, screenPath } from '@setu/contract';

/** Returns the path of a named route, or the home page for an unknown screen. */
export const pathOf = (route: RouteView): string =>
  isScreenName(route.name) ? screenPath(route.name, route.params) : '/';
