import type { Definition, Handlers } from './definition.js';

type Joined<D extends readonly Definition[]> = D extends readonly [
  infer First,
  ...infer Rest extends readonly Definition[],
]
  ? First & Joined<Rest>
  : unknown;

/**
 * Joins several gRPC services into one table of methods, which a process serves and for which a caller needs one client
 * with one circuit breaker. Each method keeps its own path. Throws if two services have a method of the same name.
 */
export function together<const D extends readonly Definition[]>(...definitions: D): Joined<D> {
  const names = definitions.flatMap((definition) => Object.keys(definition));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`two services have a method called ${twice.join(', ')}`);
  return Object.assign({}, ...definitions);
}

/** An RPC that still needs its dependencies: `(deps) => async (request, call) => response`. */
export type RpcOf<S extends Definition, K extends keyof S, Deps> = (deps: Deps) => Handlers<S>[K];

/** Passes the dependencies to a group of RPCs and returns the group's handlers. */
export function withDeps<Deps, R extends Readonly<Record<string, (deps: Deps) => unknown>>>(
  rpcs: R,
  deps: Deps,
): { [K in keyof R]: ReturnType<R[K]> } {
  const entries = Object.entries(rpcs).map(([name, rpc]) => [name, rpc(deps)]);
  return Object.fromEntries(entries);
}
