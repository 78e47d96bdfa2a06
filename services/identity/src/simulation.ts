// What a simulation needs to run identity and to fill it with companies and users.
export { definition } from './app.js';
export { companyRow, userRow } from './demo-rows.js';
export { openSignalHub } from './signals/live/signal-hub.js';
