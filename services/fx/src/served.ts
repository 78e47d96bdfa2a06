import { type RpcOf, together } from '@setu/kit/rpc';
import { RatesService } from '@setu/proto/fx/rates';
import type { FxDeps } from './deps.js';

/** The gRPC services of this process. */
export const served = together(RatesService);

/** The type of one rpc: a function that takes its dependencies and returns the handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, FxDeps>;

/** The rpcs of one gRPC service. The type requires all of them and allows no others. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
