import type { Definition, Handlers } from './definition.js';

type Joined<D extends readonly Definition[]> = D extends readonly [
  infer First,
  ...infer Rest extends readonly Definition[],
]
  ? First & Joined<Rest>
  : unknown;

/**
 * Several gRPC services as the one table of methods a process serves, and its callers hold one client (one circuit
 * breaker) for; each method carries its own path. Throws when two services have a method of the same name.
 */
export function together<const D extends readonly Definition[]>(...definitions: D): Joined<D> {
  const names = definitions.flatMap((definition) => Object.keys(definition));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`two services have a method called ${twice.join(', ')}`);
  return Object.assign({}, ...definitions);
}

/** One rpc before it is given what it needs: `(deps) => async (request, call) => answer`. */
export type RpcOf<S extends Definition, K extends keyof S, Deps> = (deps: Deps) => Handlers<S>[K];

/** Takes a noun's rpcs and what they need, gives its handlers. */
export function equip<Deps, R extends Readonly<Record<string, (deps: Deps) => unknown>>>(
  rpcs: R,
  deps: Deps,
): { [K in keyof R]: ReturnType<R[K]> } {
  const entries = Object.entries(rpcs).map(([name, rpc]) => [name, rpc(deps)]);
  return Object.fromEntries(entries);
}
