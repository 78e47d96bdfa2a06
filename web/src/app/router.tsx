import type { PageContext } from '@setu/contract';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { withTexts } from '../i18n/load-texts';
import { NotFoundPage } from './boundaries/not-found-page';
import { RouteError } from './boundaries/route-error';
import { featureRoutes } from './feature-routes';
import { Root } from './root';
import { ScreenGate } from './screen-gate';

/** Each screen has its own access check and error boundary, so that one failure does not remove the shell. */
const screens: RouteObject[] = featureRoutes.map(({ path, handle, ...route }) => ({
  path,
  handle,
  element: <ScreenGate handle={handle} />,
  ErrorBoundary: RouteError,
  children: [{ index: true, ErrorBoundary: RouteError, ...route } as RouteObject],
}));

/** All routes of the app, under one root that chooses the shell. */
export const routeTree: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RouteError, children: [...screens, { path: '*', Component: NotFoundPage }] }],
  },
];

/** The gallery: the kit's components in all their states. It is a page for developers, outside the shells. */
const gallery: RouteObject = {
  path: '/dev/gallery/:part?',
  ErrorBoundary: RouteError,
  HydrateFallback: () => null,
  lazy: withTexts(['gallery'], () => import('../gallery/gallery')),
};

export const routesFor = (hasGallery: boolean): RouteObject[] => (hasGallery ? [gallery, ...routeTree] : routeTree);

/**
 * Returns the router of this page. The gallery has an address only in the demo world and in development. Where no demo
 * accounts are offered, as in production, `/dev/gallery` is an unknown address and its code is never loaded.
 */
export const makeRouter = ({ demo_accounts }: Pick<PageContext, 'demo_accounts'>) =>
  createBrowserRouter(routesFor(demo_accounts !== undefined || import.meta.env.DEV));
