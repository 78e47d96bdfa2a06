import {
  type AnswerTo,
  type CallTo,
  type EndpointName,
  fillPath,
  type RouteAddress,
  type RouteName,
  routes,
} from '@setu/contract';
import type { ApiCall, ApiMeta } from './base-query';

/** Options a call accepts in addition to the input in the endpoint's contract. */
export interface CallExtras
  extends Pick<ApiCall, 'idempotencyKey' | 'keepalive' | 'isUnasked' | 'timeoutMs' | 'onSent'> {
  /** The body of an upload. */
  form?: FormData;
}

/** All parts that a call can have. Each endpoint uses some of them. */
interface Parts extends CallExtras {
  params?: Record<string, string | undefined>;
  search?: string;
  query?: Record<string, unknown>;
  input?: unknown;
}

const methods = { get: 'GET', post: 'POST', delete: 'DELETE' } as const;

const searchOf = ({ search, query = {} }: Parts): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return search ?? new URLSearchParams(entries).toString();
};

/** Returns the call to an endpoint: its method, its address with parameters, and its input. */
export const callTo = <Name extends RouteName>(name: Name, parts: CallTo<Name> & CallExtras): ApiCall =>
  callAt(routes[name], name, parts as Parts);

function callAt({ method, path }: RouteAddress, name: EndpointName, parts: Parts): ApiCall {
  const { params, search, query, input, form, ...extras } = parts;
  const queryString = searchOf({ search, query });
  const body = form ?? input ?? (method === 'post' ? {} : undefined);
  return {
    endpoint: name,
    url: fillPath(path, params) + (queryString && `?${queryString}`),
    method: methods[method],
    body,
    ...extras,
  };
}

interface EndpointCall<Name extends EndpointName, Arg> {
  query: (arg: Arg) => ApiCall;
  transformResponse: (answer: AnswerTo<Name>) => AnswerTo<Name>;
}

type Addresses<Name extends EndpointName> = Readonly<Record<Name, RouteAddress>>;

type CallBuilder<Name extends EndpointName, Arg> = (arg: Arg) => CallTo<Name> & CallExtras;

/**
 * Returns the part of a cache endpoint that calls the BFF, to spread into `build.query` or `build.mutation`. The
 * contract defines the type of the answer. `of` converts the cache endpoint's argument into the call. Without `of` the
 * endpoint takes no argument.
 */
export function calls<Name extends RouteName>(name: Name): EndpointCall<Name, void>;
export function calls<Name extends RouteName, Arg>(name: Name, of: CallBuilder<Name, Arg>): EndpointCall<Name, Arg>;
export function calls<Name extends RouteName, Arg>(name: Name, of?: CallBuilder<Name, Arg>): EndpointCall<Name, Arg> {
  const nothing = {} as CallTo<Name> & CallExtras;
  return { query: (arg) => callTo(name, of ? of(arg) : nothing), transformResponse: (answer) => answer };
}

/** Works like `calls`, for endpoints whose addresses are in a separate table that the first load does not need. */
export function callsAt<Name extends EndpointName>(table: Addresses<Name>, name: Name): EndpointCall<Name, void>;
export function callsAt<Name extends EndpointName, Arg>(
  table: Addresses<Name>,
  name: Name,
  of: CallBuilder<Name, Arg>,
): EndpointCall<Name, Arg>;
export function callsAt<Name extends EndpointName, Arg>(
  table: Addresses<Name>,
  name: Name,
  of?: CallBuilder<Name, Arg>,
): EndpointCall<Name, Arg> {
  return {
    query: (arg) => callAt(table[name], name, (of ? of(arg) : {}) as Parts),
    transformResponse: (answer) => answer,
  };
}

/** Works like `calls`, for a GET that creates something and answers with the location of the new object. */
export const callsForLocation = <Name extends RouteName, Arg>(name: Name, of: CallBuilder<Name, Arg>) => ({
  query: (arg: Arg): ApiCall => callTo(name, of(arg)),
  transformResponse: (_body: null, meta: ApiMeta | undefined) => ({ location: meta?.location ?? null }),
});
