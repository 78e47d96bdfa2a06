// What a simulation needs to run the request service and to judge its histories.
export { definition } from './app.js';
export type { Status } from './requests/domain/lifecycle.js';
export { lifecycle } from './requests/domain/lifecycle.js';
