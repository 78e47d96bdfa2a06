import { type RouteName, type Routes, routes } from './routes/index.js';
import { fillPath, type ParamsOf, type RouteAddress } from './routing.js';

type Screened = { [Name in RouteName]: Routes[Name] extends { screen: string } ? Routes[Name] : never }[RouteName];

/** The screens that exist: the server's `route` answers name one of these, and navigation links to no others. */
export type ScreenName = Screened['screen'];

type PathOf<Name extends ScreenName> = Extract<Screened, { screen: Name }>['path'];

/** The parameters of a screen's path. */
export type ScreenParams<Name extends ScreenName> = ParamsOf<PathOf<Name>>;

const paths = new Map<string, string>(
  Object.values<RouteAddress>(routes).flatMap(({ screen, path }) => (screen ? [[screen, path] as const] : [])),
);

/** A path as React Router spells it: an optional parameter by a question mark, no slash at the end. */
const pattern = (path: string): string => path.replace(/\{\/(:\w+)\}/g, '/$1?').replace(/(.)\/$/, '$1');

/** Screen name → path template for the web's router. */
export const screens = Object.fromEntries([...paths].map(([name, path]) => [name, pattern(path)])) as Readonly<
  Record<ScreenName, string>
>;

export const isScreenName = (name: string): name is ScreenName => paths.has(name);

/**
 * The address of a screen: its path with the parameters filled in and encoded, an optional one left out disappears; what
 * the path does not name becomes the query.
 */
export const screenPath = (name: ScreenName, params: Record<string, string> = {}): string => {
  const path = paths.get(name) ?? '';
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
  const query = new URLSearchParams(Object.entries(params).filter(([parameter]) => !inPath.has(parameter)));
  return fillPath(path, params) + (query.size > 0 ? `?${query}` : '');
};
