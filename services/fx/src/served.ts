import { type RpcOf, together } from '@setu/kit/rpc';
import { RatesService } from '@setu/proto/fx/rates';
import type { FxDeps } from './deps.js';

/** Everything the process answers. */
export const served = together(RatesService);

/** One rpc: takes what it needs, gives its handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, FxDeps>;

/** The rpcs of one gRPC service, none missing and none too many. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
