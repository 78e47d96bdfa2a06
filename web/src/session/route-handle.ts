import type { ScreenName } from '@setu/contract';
import type { RouteObject } from 'react-router';
import type { TextNamespace } from '../i18n/text-namespaces';
import type { Access } from './access';

/** What the shell knows about a screen before its code has loaded. */
export interface RouteHandle {
  screen: ScreenName;
  access: Access;
  /** The `namespace:key` of the document title. A page with an entity sets its title with `<Page title>`. */
  titleKey: `${TextNamespace}:${string}`;
  /** `public` keeps the storefront header even for broker staff, who otherwise use the workspace. */
  shell?: 'public' | 'auto';
  /** Whether the screen has a search of its own. The workspace then shows no second one beside it on wide screens. */
  ownSearch?: boolean;
}

/** A feature's screens: `export const routes: FeatureRoute[]` in its `routes.ts`. */
export type FeatureRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & { path: string; handle: RouteHandle };
