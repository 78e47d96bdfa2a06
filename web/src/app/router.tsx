import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundPage } from './boundaries/not-found-page';
import { RouteError } from './boundaries/route-error';
import { featureRoutes } from './feature-routes';
import { Root } from './root';
import { ScreenGate } from './screen-gate';

/** Each screen behind its access check and with its own error boundary, so that one failure keeps the shell. */
const screens: RouteObject[] = featureRoutes.map(({ path, handle, ...route }) => ({
  path,
  handle,
  element: <ScreenGate handle={handle} />,
  ErrorBoundary: RouteError,
  children: [{ index: true, ErrorBoundary: RouteError, ...route } as RouteObject],
}));

/** The one tree of routes, under one root that chooses the shell. */
export const routeTree: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteError, children: [...screens, { path: '*', Component: NotFoundPage }] }],
  },
];

export const makeRouter = () => createBrowserRouter(routeTree);
