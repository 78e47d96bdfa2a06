export type { Jobs } from './jobs.js';
export { jobs } from './jobs.js';
export { prepareQueue, queueRevision, queueStands } from './prepare-queue.js';
export type { RunningTasks } from './run-tasks.js';
export { runTasks } from './run-tasks.js';
export type { Task, TaskWish } from './task.js';
