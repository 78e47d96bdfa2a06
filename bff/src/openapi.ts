import type { ListCodec } from '@setu/contract';
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

/** A schema that refers to itself stands among the components: a reference within an operation would lead nowhere. */
const schemaOf = (schema: z.ZodType | undefined, io: 'input' | 'output', components: Json): Json => {
  if (!schema) return {};
  const options = { io, target: 'openapi-3.0', unrepresentable: 'any', cycles: 'ref', reused: 'inline' } as const;
  const { definitions, $defs, ...made } = z.toJSONSchema(schema, options) as Json;
  const own = Object.entries({ ...(definitions as Json), ...($defs as Json) });
  const names = new Map(own.map(([name], index) => [name, `Node${Object.keys(components).length + index}`]));
  const pointed = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value).replace(
        /"#\/(?:components\/schemas|definitions|\$defs)\/([^"]+)"/g,
        (_whole, name: string) => `"#/components/schemas/${names.get(name) ?? name}"`,
      ),
    );
  for (const [name, definition] of own) components[names.get(name) ?? name] = pointed(definition);
  return pointed(made) as Json;
};

const inQuery = (name: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  required: false,
  schema,
});

const listParameters = ({ sorts, filters }: ListCodec): Json[] => [
  inQuery('page', { type: 'integer', minimum: 1, default: 1 }),
  inQuery('limit', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
  ...sorts.map((key) => inQuery(`sort[${key}]`, { type: 'string', enum: ['asc', 'desc'] })),
  ...Object.entries(filters).flatMap(([name, { kind }]) =>
    kind === 'price'
      ? [0, 1].map((bound) => inQuery(`${name}[${bound}]`, { type: 'number', minimum: 0 }))
      : [inQuery(name)],
  ),
];

const parametersOf = (route: Route, path: string): Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: route.ids.includes(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  })),
  ...(route.list ? listParameters(route.list) : []),
  ...(route.query ?? []).map((name) => inQuery(name)),
];

const files = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
};

const bodyOf = (route: Route, components: Json): Json => {
  const schema = route.body ?? route.input;
  if (route.streams) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: files } } } };
  if (!schema || route.method === 'get') return {};
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  const made = schemaOf(schema, 'input', components);
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: made }])) } };
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

const failureSchema = {
  type: 'object',
  required: ['success', 'message', 'data'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    message: { type: 'string' },
    data: {
      type: 'object',
      required: ['error'],
      properties: {
        error: { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'string' } }] },
        codes: { type: 'object', additionalProperties: { type: 'string' } },
        current: { type: 'object', properties: { status: { type: 'string' }, version: { type: 'integer' } } },
      },
    },
  },
};

const failureAnswers = Object.fromEntries(
  Object.entries(failures).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ]),
);

const doneOf = (route: Route, components: Json): Json => {
  if (route.kind === 'D')
    return { description: 'The bytes', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  const data = schemaOf(route.answer, 'output', components);
  const properties = { success: { type: 'boolean', enum: [true] }, message: { type: 'string' }, data };
  const schema = { type: 'object', required: ['success', 'data'], properties };
  return { description: 'Read or done', content: { 'application/json': { schema } } };
};

const operationOf = (route: Route, path: string, components: Json): Json => ({
  summary: route.summary,
  'x-access': route.who,
  parameters: parametersOf(route, path),
  ...bodyOf(route, components),
  responses: {
    '200': doneOf(route, components),
    ...(route.browserRuns && { '204': { description: 'Go to the address in Location' } }),
    ...failureAnswers,
  },
});

/** The API's description (OpenAPI 3.0.3), made from the routes and the contract. */
export const openApiDocument = (routes: readonly Route[]): Json => {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Failure: failureSchema };
  for (const route of routes) {
    for (const path of pathsOf(route.path)) {
      paths[path] = { ...paths[path], [route.method]: operationOf(route, path, schemas) };
    }
  }
  return { openapi: '3.0.3', info: { title: 'Setu', version: '0.1.0' }, paths, components: { schemas } };
};
