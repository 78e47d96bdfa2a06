import { type RouteName, type Routes, routes } from './routes/index.js';
import { fillPath, type ParamsOf, type RouteAddress } from './routing.js';

type Screened = { [Name in RouteName]: Routes[Name] extends { screen: string } ? Routes[Name] : never }[RouteName];

/** The existing screens. The server's `route` answers and all navigation use only these names. */
export type ScreenName = Screened['screen'];

type PathOf<Name extends ScreenName> = Extract<Screened, { screen: Name }>['path'];

/** The parameters of a screen's path. */
export type ScreenParams<Name extends ScreenName> = ParamsOf<PathOf<Name>>;

const paths = new Map<string, string>(
  Object.values<RouteAddress>(routes).flatMap(({ screen, path }) => (screen ? [[screen, path] as const] : [])),
);

/**
 * Converts a path to React Router syntax: an optional parameter ends with a question mark, and the final slash is
 * removed.
 */
const pattern = (path: string): string => path.replace(/\{\/(:?\w+)\}/g, '/$1?').replace(/(.)\/$/, '$1');

/** The path templates of the screens by name, for the web app's router. */
export const screens = Object.fromEntries([...paths].map(([name, path]) => [name, pattern(path)])) as Readonly<
  Record<ScreenName, string>
>;

export const isScreenName = (name: string): name is ScreenName => paths.has(name);

/**
 * Returns the address of a screen: its path with encoded parameters. An optional parameter may be left out. Parameters
 * that the path does not name become the query.
 */
export const screenPath = (name: ScreenName, params: Record<string, string> = {}): string => {
  const path = paths.get(name) ?? '';
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
  const query = new URLSearchParams(Object.entries(params).filter(([parameter]) => !inPath.has(parameter)));
  return fillPath(path, params) + (query.size > 0 ? `?${query}` : '');
};
