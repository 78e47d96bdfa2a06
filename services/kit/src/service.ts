// Separate from `process.ts`, because the BFF has no database and must not load its libraries.
export { startService } from './start/start-service.js';
