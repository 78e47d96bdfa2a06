export type { Env } from './config.js';
export { actorKeys, flag, port, readEnv } from './config.js';
export type { CallContext } from './context.js';
export { currentContext, runInContext } from './context.js';
export type { Running } from './lifecycle.js';
export { run } from './lifecycle.js';
export type { Log } from './log.js';
export { createLog, log } from './log.js';
