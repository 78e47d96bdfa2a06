import { type RpcOf, together } from '@setu/kit/rpc';
import { FilesService } from '@setu/proto/media/files';
import { OwnDataService } from '@setu/proto/media/own_data';
import type { MediaDeps } from './deps.js';

/** The gRPC services of this process. */
export const served = together(FilesService, OwnDataService);

/** The type of one rpc: a function that takes its dependencies and returns the handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, MediaDeps>;

/** The rpcs of one gRPC service. The type requires all of them and allows no others. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
