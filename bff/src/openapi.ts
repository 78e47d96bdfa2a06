import type { ListCodec } from '@setu/contract';
import * as contract from '@setu/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Route } from './http/route.js';
import { scopesOf } from './http/token-scopes.js';

/** A schema of the contract is a component under the name it is exported by: `cardView` is `Card`, `loginInput` `LoginInput`. */
const nameComponents = (): void => {
  for (const [name, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodObject || schema instanceof z.ZodLazy)) continue;
    if (z.globalRegistry.get(schema)?.id) continue;
    const id = name.replace(/View$/, '').replace(/^./, (first) => first.toUpperCase());
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
};

const toNames = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** An optional segment makes a second path. */
const pathsOf = (path: string): string[] => {
  const optional = /\{(\/:\w+)\}/.exec(path);
  if (!optional) return [toNames(path)];
  return [path.replace(optional[0], ''), path.replace(optional[0], optional[1] ?? '')].map(toNames);
};

const pathParameters = (route: Route, path: string) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
        name,
        route.words?.includes(name) ? z.string() : z.uuid(),
      ]),
    ),
  );

/** A filter's parameters: both ends of a price range, one for all others. */
const filterParameters = ([name, filter]: [string, contract.FilterKind]): [string, z.ZodType][] =>
  filter.kind === 'price'
    ? [0, 1].map((end) => [`${name}[${end}]`, z.number().min(0).optional()])
    : filter.kind === 'choices'
      ? filter.of.map((slot) => [`${name}[${slot}]`, z.string().optional()])
      : [[name, z.string().optional()]];

const listParameters = ({ sorts, filters, limit = contract.constants.defaultPageSize }: ListCodec) =>
  z.object({
    page: z.int().min(1).default(1),
    limit: z.int().min(1).max(100).default(limit),
    ...Object.fromEntries(sorts.map((key) => [`sort[${key}]`, z.enum(['asc', 'desc']).optional()])),
    ...Object.fromEntries(Object.entries(filters).flatMap(filterParameters)),
  });

const queryParameters = (route: Route): z.ZodObject => {
  if (route.list) return listParameters(route.list);
  return route.query instanceof z.ZodObject ? route.query : z.object({});
};

const files = z.object({ file: z.string().meta({ format: 'binary' }) });

const bodyOf = (route: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (route.streams) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: files } } } };
  if (!route.input || route.method === 'get') return {};
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: route.input }])) } };
};

const failures = {
  '400': 'The request could not be read',
  '403': 'authorization_error (not signed in), access_denied, or a named code',
  '404': 'Unknown, or invisible to the caller',
  '408': 'The body came too slowly',
  '409': 'The state it is in refuses it; data.current says which',
  '413': 'The body is too large',
  '415': 'Neither JSON nor a form',
  '422': 'Field errors',
  '429': 'Too many; Retry-After says when to come back',
  '503': 'A service does not answer',
};

const tokenFailures = { '401': 'invalid_token: the token is not known, has run out or was revoked' };

const failure = z
  .object({
    success: z.literal(false),
    message: z.string(),
    data: z.object({
      error: z.union([z.string(), z.record(z.string(), z.string())]),
      codes: z.record(z.string(), z.string()).optional(),
      current: z.object({ status: z.string(), version: z.int() }).partial().optional(),
      retry_after: z.int().optional(),
    }),
  })
  .meta({ id: 'Failure' });

const answersOf = (told: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(told).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: failure } } },
    ]),
  );
const failureAnswers = answersOf(failures);
const tokenAnswers = answersOf(tokenFailures);

/** The envelope around a route's data, some of its fields at the top level too. */
const envelopeOf = ({ answer, top = [] }: Route) => {
  const data = answer ?? z.unknown();
  const shown = answer instanceof z.ZodObject ? answer.shape : {};
  return z.object({
    success: z.literal(true),
    message: z.string().optional(),
    ...Object.fromEntries(top.map((name) => [name, shown[name] ?? z.unknown()])),
    data,
  });
};

const doneOf = (route: Route) =>
  route.kind === 'D'
    ? { description: 'The bytes', content: { '*/*': { schema: z.string().meta({ format: 'binary' }) } } }
    : { description: 'Read or done', content: { 'application/json': { schema: envelopeOf(route) } } };

/** Where a personal token does, a session does as well; elsewhere a session, or nothing for what is public. */
const securityOf = (route: Route): Pick<ZodOpenApiOperationObject, 'security'> => {
  const scopes = scopesOf(route);
  const open = route.who === 'public' ? [{}] : [{ session: [] }];
  return { security: [...open, ...scopes.map((scope) => ({ personalToken: [scope] }))] };
};

const securitySchemes = {
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal token of the profile. It reads what its person may read, as far as its scopes go: `catalogue`, `requests`.',
  },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'A browser that is signed in.' },
} as const;

const operationOf = (route: Route, path: string): ZodOpenApiOperationObject => ({
  summary: route.summary,
  'x-access': route.who,
  ...securityOf(route),
  requestParams: { path: pathParameters(route, path), query: queryParameters(route) },
  ...bodyOf(route),
  responses: {
    '200': doneOf(route),
    ...(route.browserRuns && { '204': { description: 'Go to the address in Location' } }),
    ...failureAnswers,
    ...(scopesOf(route).length > 0 && tokenAnswers),
  },
});

/** The API's description (OpenAPI 3.1), made from the routes and the contract's schemas, each a component by its name. */
export const openApiDocument = (routes: readonly Route[]): Record<string, unknown> => {
  nameComponents();
  const paths: Record<string, ZodOpenApiPathsObject[string]> = {};
  for (const route of routes) {
    for (const path of pathsOf(route.path)) paths[path] = { ...paths[path], [route.method]: operationOf(route, path) };
  }
  return {
    ...createDocument({
      openapi: '3.1.1',
      info: { title: 'Setu', version: '0.1.0' },
      paths,
      components: { securitySchemes },
    }),
  };
};
