import { type ScreenName, screens } from '@setu/contract';
import type { FeatureRoute } from '../session/route-handle';

// A feature adds its screens by having a `routes.ts`. The paths come from the contract's table of screens.
const modules = import.meta.glob<FeatureRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' });

/** Every screen of this build. */
export const featureRoutes: FeatureRoute[] = Object.values(modules).flat();

/** The names of the screens that exist in this build. Navigation shows only these. */
export const knownScreens: ReadonlySet<ScreenName> = new Set(
  featureRoutes.map(({ handle }) => handle.screen).filter((name) => Object.hasOwn(screens, name)),
);
