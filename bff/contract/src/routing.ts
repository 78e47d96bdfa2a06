import type { ListCodec } from './list-query.js';

export type Method = 'get' | 'post' | 'delete';

/**
 * The access levels of the route table. A route that also needs rights to an object has the level `user` here, and the
 * owning service checks those rights.
 */
export type Who =
  | 'public'
  | 'user'
  | 'customer'
  | 'supplier'
  | 'commerce'
  | 'broker'
  | 'manager'
  | 'senior'
  | 'reviewer'
  | 'review'
  | 'admin';

/**
 * The plain part of a route: its address and who may use it. It has no schemas, so that the web app's first load can
 * include it.
 */
export interface RouteAddress {
  readonly method: Method;
  /** The path in Express 5 syntax: `:name` for a parameter, `{/:name}` for an optional one. */
  readonly path: string;
  /** S returns the web app's page to a browser's navigation, A is JSON only, D is a download. */
  readonly kind: 'S' | 'A' | 'D';
  readonly who: Who;
  /** The screen at this address. `route` answers and links use its name. */
  readonly screen?: string;
  /** The parameters that are words. Every other parameter must be a UUID, otherwise the answer is a 404. */
  readonly words?: readonly string[];
  /** Reads the query (of a POST, the body too) as a list query. */
  readonly list?: ListCodec;
}

export type RouteTable = Readonly<Record<string, RouteAddress>>;

type NamesIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

type OptionalIn<Path extends string> = Path extends `${string}{/:${infer Name}}${string}` ? Name : never;

type WithoutOptional<Path extends string> = Path extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${Tail}`
  : Path;

/** The parameters of a path by name. Those in braces are optional. */
export type ParamsOf<Path extends string> = { [Name in NamesIn<WithoutOptional<Path>>]: string } & {
  [Name in OptionalIn<Path>]?: string | undefined;
};

/**
 * Fills in and encodes the parameters of a path. An optional parameter that is absent or empty disappears with its
 * slash. Throws if a required one is missing.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | undefined>> = {}): string =>
  path
    .replace(/\{\/\w+\}/g, '')
    .replace(/(\{)?\/:(\w+)(\})?/g, (_whole, optional: string | undefined, name: string) => {
      const value = params[name];
      if (value) return `/${encodeURIComponent(value)}`;
      if (optional) return '';
      throw new Error(`${path} requires the parameter ${name}`);
    });
