export { Actor } from '@setu/proto/common';
export {
  actorHeader,
  anonymousActor,
  mustBeSystem,
  mustBeType,
  mustBeUser,
  mustHave,
  requestIdHeader,
  signActor,
  systemActor,
  verifyActor,
} from './actor.js';
export type { ConnectOptions, Served } from './connect.js';
export { connect } from './connect.js';
export type {
  Call,
  CallOptions,
  Definition,
  Handler,
  Handlers,
  Method,
  PromiseClient,
  RequestOf,
  ResponseOf,
} from './definition.js';
export { localeOf } from './locale-of.js';
export { readId, readOptionalId } from './read-id.js';
export type { RpcTls } from './rpc-tls.js';
export { readRpcTls } from './rpc-tls.js';
export type { ServeOptions } from './serve.js';
export { serve } from './serve.js';
export type { RpcOf } from './together.js';
export { together, withDeps } from './together.js';
