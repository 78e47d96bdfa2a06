import type { z } from 'zod';
import type { ListCodec, ListQuery } from './list-query.js';
import type { ParamsOf, RouteAddress } from './routing.js';

/** The schemas and the summary of a route. Together with its address they make an endpoint. */
export interface Shapes {
  /** One line for the API documentation. */
  readonly summary: string;
  /** The query parameters. A list's route uses its codec instead. */
  readonly query?: z.ZodType;
  readonly input?: z.ZodType;
  /** The envelope's `data`. A route without it only redirects. */
  readonly answer?: z.ZodType;
  /** Fields of `data` that are repeated at the envelope's top level, where the specification's client reads them. */
  readonly top?: readonly string[];
}

export type Endpoint = RouteAddress & Shapes;

/** Binds the addresses of a group of routes to their schemas by name. A missing or extra name does not compile. */
export const endpointsOf = <
  const Table extends Readonly<Record<string, RouteAddress>>,
  const Bound extends { readonly [Name in keyof Table]: Shapes },
>(
  table: Table,
  shapes: Bound & { readonly [Name in Exclude<keyof Bound, keyof Table>]: never },
): { readonly [Name in keyof Table]: Table[Name] & Bound[Name] } =>
  Object.fromEntries(Object.entries(table).map(([name, address]) => [name, { ...address, ...shapes[name] }])) as {
    readonly [Name in keyof Table]: Table[Name] & Bound[Name];
  };

type Schema<E, Part extends keyof Shapes> = E extends { readonly [Key in Part]: infer Shape } ? Shape : undefined;

/** The parameters of an endpoint's path. */
export type ParamsOfEndpoint<E extends Endpoint> = ParamsOf<E['path']>;

/** The query as the server parsed it. */
export type QueryOfEndpoint<E extends Endpoint> = E extends { readonly list: infer Codec extends ListCodec }
  ? ListQuery<Codec>
  : Schema<E, 'query'> extends infer Shape extends z.ZodType
    ? z.output<Shape>
    : undefined;

/** The body as the server parsed it. */
export type InputOfEndpoint<E extends Endpoint> =
  Schema<E, 'input'> extends infer Shape extends z.ZodType ? z.output<Shape> : undefined;

/** The envelope's `data`. */
export type AnswerOfEndpoint<E extends Endpoint> =
  Schema<E, 'answer'> extends infer Shape extends z.ZodType ? z.output<Shape> : undefined;

type ParamsToSend<E extends Endpoint> = [keyof ParamsOf<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E['path']> };

type QueryToSend<E extends Endpoint> = E extends { readonly list: ListCodec }
  ? { search?: string }
  : Schema<E, 'query'> extends infer Shape extends z.ZodType
    ? { query?: z.input<Shape> }
    : unknown;

type InputToSend<E extends Endpoint> =
  Schema<E, 'input'> extends infer Shape extends z.ZodType ? { input: z.input<Shape> } : unknown;

/**
 * The arguments of a call that the endpoint defines: path parameters, query (for a list, its canonical text) and body.
 */
export type CallOfEndpoint<E extends Endpoint> = ParamsToSend<E> & QueryToSend<E> & InputToSend<E>;
