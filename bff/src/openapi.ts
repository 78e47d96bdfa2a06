import { z } from 'zod';
import type { Route } from './http/route.js';

type Json = Record<string, unknown>;

const toNames = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** An optional segment makes a second path. */
const pathsOf = (path: string): string[] => {
  const optional = /\{(\/:\w+)\}/.exec(path);
  if (!optional) return [toNames(path)];
  return [path.replace(optional[0], ''), path.replace(optional[0], optional[1] ?? '')].map(toNames);
};

const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output'): Json =>
  schema
    ? (z.toJSONSchema(schema, {
        io,
        target: 'openapi-3.0',
        unrepresentable: 'any',
        cycles: 'ref',
        reused: 'inline',
      }) as Json)
    : {};

const parametersOf = (route: Route, path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: route.ids.includes(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }));

const failures = {
  '403': 'authorization_error (not signed in), access_denied, or a named code',
  '404': 'Unknown, or invisible to the caller',
  '422': 'Field errors',
  '503': 'A service does not answer',
};

const operationOf = (route: Route, path: string): Json => ({
  summary: route.summary,
  'x-access': route.who,
  parameters: parametersOf(route, path),
  ...(route.input && {
    requestBody: {
      content: Object.fromEntries(
        ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [
          type,
          { schema: schemaOf(route.input, 'input') },
        ]),
      ),
    },
  }),
  responses: {
    '200': {
      description: 'Read or done',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'data'],
            properties: { success: { type: 'boolean' }, data: schemaOf(route.answer, 'output') },
          },
        },
      },
    },
    ...Object.fromEntries(Object.entries(failures).map(([status, description]) => [status, { description }])),
  },
});

/** The API's description (OpenAPI 3.0.3), made from the routes and the contract. */
export const openApiDocument = (routes: readonly Route[]): Json => {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    for (const path of pathsOf(route.path)) {
      paths[path] = { ...paths[path], [route.method]: operationOf(route, path) };
    }
  }
  return { openapi: '3.0.3', info: { title: 'Setu', version: '0.1.0' }, paths };
};
