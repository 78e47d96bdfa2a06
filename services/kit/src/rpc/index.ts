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
export type { ClientClass, ConnectOptions } from './connect.js';
export { connect } from './connect.js';
export type {
  Call,
  CallOptions,
  Definition,
  Handler,
  Handlers,
  PromiseClient,
  RequestOf,
  ResponseOf,
} from './definition.js';
export type { ServeOptions } from './serve.js';
export { serve } from './serve.js';
