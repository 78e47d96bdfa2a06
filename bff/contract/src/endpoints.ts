import type { AnswerOfEndpoint, CallOfEndpoint } from './endpoint.js';
import * as groups from './endpoint-groups.js';

type Groups = typeof groups;
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The routes by name. The type is computed, because the compiler cannot write out so large a one. */
export type Endpoints = Intersection<Groups[keyof Groups]>;
export type EndpointName = keyof Endpoints;

/** Every route of the product with its schemas, by name. */
export const endpoints: Endpoints = /* @__PURE__ */ Object.assign({}, ...Object.values(groups));

/** The answer of the endpoint with that name. */
export type AnswerTo<Name extends EndpointName> = AnswerOfEndpoint<Endpoints[Name]>;

/** The arguments of a call to the endpoint with that name. */
export type CallTo<Name extends EndpointName> = CallOfEndpoint<Endpoints[Name]>;
