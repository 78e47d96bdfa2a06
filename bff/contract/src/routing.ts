import type { ListCodec } from './list-query.js';

export type Method = 'get' | 'post' | 'delete';

/** The access words of the route table. Object rights are the owning service's; their routes say `user` here. */
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

/** The plain part of a route: where it stands and who may use it. Free of schemas, so that the web's first load may hold it. */
export interface RouteAddress {
  readonly method: Method;
  /** Express 5's spelling: `:name` for a parameter, `{/:name}` for one that may be left out. */
  readonly path: string;
  /** S answers the web app's page to a browser's navigation, A is JSON only, D is a download. */
  readonly kind: 'S' | 'A' | 'D';
  readonly who: Who;
  /** The screen a browser finds here; `route` answers and links go by its name. */
  readonly screen?: string;
  /** Parameters that are words: all others are UUIDs, and anything else in their place is 404. */
  readonly words?: readonly string[];
  /** Reads the query (of a POST: the body too) as a list's. */
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

/** The parameters of a path, by name; whichever stands in braces may be absent. */
export type ParamsOf<Path extends string> = { [Name in NamesIn<WithoutOptional<Path>>]: string } & {
  [Name in OptionalIn<Path>]?: string | undefined;
};

/**
 * A path with its parameters filled in and encoded; one in braces that is left out, or empty, disappears with its slash.
 * Throws when another one is missing.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | undefined>> = {}): string =>
  path.replace(/(\{)?\/:(\w+)(\})?/g, (_whole, optional: string | undefined, name: string) => {
    const value = params[name];
    if (value) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`${path} needs the parameter ${name}`);
  });
