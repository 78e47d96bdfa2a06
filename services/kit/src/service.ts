// Separate from `process.ts`, because the BFF has no database and must not load its libraries.

export { defineService } from './start/service-options.js';
export { startService } from './start/start-service.js';
