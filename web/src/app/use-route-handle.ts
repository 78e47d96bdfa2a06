import { useMatches } from 'react-router';
import type { RouteHandle } from '../session/route-handle';

/** Returns the handle of the current screen, which exists before the screen's code has loaded. */
export const useRouteHandle = () => useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
