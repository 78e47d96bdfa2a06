export type { Jobs } from './jobs.js';
export { jobs } from './jobs.js';
export { isQueueReady, prepareQueue, queueRevision } from './prepare-queue.js';
export type { RunningTasks } from './run-tasks.js';
export { runTasks } from './run-tasks.js';
export type { Task, TaskOptions } from './task.js';
