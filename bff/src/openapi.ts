import type { ListCodec } from '@setu/contract';
import * as contract from '@setu/contract';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Route } from './http/route.js';
import { scopesOf } from './http/token-scopes.js';

/** Component names of earlier documents, which clients may have generated types from. */
const publishedNames: Readonly<Record<string, string>> = {
  companyAdminView: 'CompanyCare',
  companyAdminListView: 'CareList',
  companyAdminRowView: 'CareRow',
  companyAdminLinesView: 'CareLines',
  homeAdminView: 'HomeCare',
  staticPageAdminView: 'StaticPageCare',
  successorsView: 'Heirs',
};

/**
 * Names the components. A schema of the contract gets the name of its export, unless an earlier document had another
 * one: `cardView` is `Card`, `loginInput` is `LoginInput`.
 */
const nameComponents = (): void => {
  for (const [name, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodObject || schema instanceof z.ZodLazy)) continue;
    if (z.globalRegistry.get(schema)?.id) continue;
    const id = publishedNames[name] ?? name.replace(/View$/, '').replace(/^./, (first) => first.toUpperCase());
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
};

const toNames = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Returns a path's variants. An optional segment results in a second path. */
const pathsOf = (path: string): string[] => {
  const optional = /\{(\/:?\w+)\}/.exec(path);
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

/**
 * Returns a filter's parameters: two bounds for a price range, one parameter per facet for choices, and one for every
 * other filter.
 */
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
  '400': 'The request could not be parsed',
  '403': 'authorization_error (not signed in), access_denied, or a specific code',
  '404': 'The object does not exist or the caller may not see it',
  '408': 'The body arrived too slowly',
  '409': "The object's current status does not allow this; data.current contains it",
  '413': 'The body is too large',
  '415': 'The body is neither JSON nor a form',
  '422': 'Field errors',
  '429': 'Too many calls; Retry-After says when to retry',
  '503': 'A service is not available',
};

const tokenFailures = { '401': 'invalid_token: the token is unknown, expired or revoked' };

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

const answersOf = (descriptions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: failure } } },
    ]),
  );
const failureAnswers = answersOf(failures);
const tokenAnswers = answersOf(tokenFailures);

/** Builds the envelope around a route's data, with some of its fields repeated at the top level. */
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
    ? { description: 'The file content', content: { '*/*': { schema: z.string().meta({ format: 'binary' }) } } }
    : { description: 'The call succeeded', content: { 'application/json': { schema: envelopeOf(route) } } };

/**
 * Returns an operation's security. Public routes need none. Other routes need a session, and some accept a personal
 * token instead.
 */
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
      "A personal token created in the user's profile. It may read what its user may read, within its scopes: `catalogue`, `requests`.",
  },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'A signed-in browser.' },
} as const;

const operationOf = (route: Route, path: string): ZodOpenApiOperationObject => ({
  summary: route.summary,
  'x-access': route.who,
  ...securityOf(route),
  requestParams: { path: pathParameters(route, path), query: queryParameters(route) },
  ...bodyOf(route),
  responses: {
    '200': doneOf(route),
    ...(route.browserRuns && { '204': { description: 'Continue at the address in Location' } }),
    ...failureAnswers,
    ...(scopesOf(route).length > 0 && tokenAnswers),
  },
});

/**
 * Builds the API document (OpenAPI 3.1) from the routes and the contract's schemas. Each schema is a component under
 * its name.
 */
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
