import { type ScreenName, screens } from '@setu/contract';
import type { FeatureRoute } from '../session/route-handle';

// A feature joins the app by having a `routes.ts`; the table of screens is the contract's.
const modules = import.meta.glob<FeatureRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' });

/** Every screen of this build. */
export const featureRoutes: FeatureRoute[] = Object.values(modules).flat();

/** Names of the screens that exist: navigation shows no others. */
export const knownScreens: ReadonlySet<ScreenName> = new Set(
  featureRoutes.map(({ handle }) => handle.screen).filter((name) => Object.hasOwn(screens, name)),
);
