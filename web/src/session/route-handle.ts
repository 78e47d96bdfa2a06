import type { ScreenName } from '@setu/contract';
import type { RouteObject } from 'react-router';
import type { TextNamespace } from '../i18n/text-namespaces';
import type { Access } from './access';

/** What the shell knows of a screen before its code has loaded. */
export interface RouteHandle {
  screen: ScreenName;
  access: Access;
  /** `namespace:key` of the document title; a page with an entity names itself by `<Page title>`. */
  titleKey: `${TextNamespace}:${string}`;
  /** `public` keeps the storefront's header even for broker staff, who otherwise work in the workspace. */
  shell?: 'public' | 'auto';
}

/** A feature's screens: `export const routes: FeatureRoute[]` in its `routes.ts`. */
export type FeatureRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & { path: string; handle: RouteHandle };
