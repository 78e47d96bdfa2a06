import type { z } from 'zod';
import type { ListCodec, ListQuery } from './list-query.js';
import type { ParamsOf, RouteAddress } from './routing.js';

/** What goes in and comes out of a route, beside its plain part. */
export interface Shapes {
  /** One line for the API's description. */
  readonly summary: string;
  /** The query's parameters, unless the route reads a list's. */
  readonly query?: z.ZodType;
  readonly input?: z.ZodType;
  /** The envelope's `data`; a route without one only sends its caller elsewhere. */
  readonly answer?: z.ZodType;
  /** Fields of `data` that stand at the envelope's top level too, as the specification's client reads them. */
  readonly top?: readonly string[];
}

export type Endpoint = RouteAddress & Shapes;

/** Binds the plain parts of a noun's routes to their shapes, name by name: one forgotten or too many does not compile. */
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

type Schema<E, Part extends keyof Shapes> = E extends { readonly [Key in Part]: infer Given } ? Given : undefined;

/** The parameters of an endpoint's path. */
export type ParamsOfEndpoint<E extends Endpoint> = ParamsOf<E['path']>;

/** The query as the server understood it. */
export type QueryOfEndpoint<E extends Endpoint> = E extends { readonly list: infer Codec extends ListCodec }
  ? ListQuery<Codec>
  : Schema<E, 'query'> extends infer Given extends z.ZodType
    ? z.output<Given>
    : undefined;

/** The body as the server understood it. */
export type InputOfEndpoint<E extends Endpoint> =
  Schema<E, 'input'> extends infer Given extends z.ZodType ? z.output<Given> : undefined;

/** The envelope's `data`. */
export type AnswerOfEndpoint<E extends Endpoint> =
  Schema<E, 'answer'> extends infer Given extends z.ZodType ? z.output<Given> : undefined;

type ParamsToSend<E extends Endpoint> = [keyof ParamsOf<E['path']>] extends [never]
  ? unknown
  : { params: ParamsOf<E['path']> };

type QueryToSend<E extends Endpoint> = E extends { readonly list: ListCodec }
  ? { search?: string }
  : Schema<E, 'query'> extends infer Given extends z.ZodType
    ? { query?: z.input<Given> }
    : unknown;

type InputToSend<E extends Endpoint> =
  Schema<E, 'input'> extends infer Given extends z.ZodType ? { input: z.input<Given> } : unknown;

/** What a caller gives to an endpoint: parameters, the query (of a list: its canonical text) and the body, as far as it takes them. */
export type CallOfEndpoint<E extends Endpoint> = ParamsToSend<E> & QueryToSend<E> & InputToSend<E>;
