import { type RpcOf, together } from '@setu/kit/rpc';
import { FilesService } from '@setu/proto/media/files';
import { OwnDataService } from '@setu/proto/media/own_data';
import type { MediaDeps } from './deps.js';

/** Everything the process answers over gRPC. */
export const served = together(FilesService, OwnDataService);

/** One rpc: takes what it needs, gives its handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, MediaDeps>;

/** The rpcs of one gRPC service, none missing and none too many. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
