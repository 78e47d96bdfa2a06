import { isScreenName, type RouteView, screenPath } from '@setu/contract';

/** The path of a named route; home for a screen that does not exist. */
export const pathOf = (route: RouteView): string =>
  isScreenName(route.name) ? screenPath(route.name, route.params) : '/';
