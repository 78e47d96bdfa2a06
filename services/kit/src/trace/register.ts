import { startTracing } from './start.js';

// Loaded by --import before anything else, where an address for traces is set.
await startTracing().catch((error: unknown) => {
  process.stderr.write(`traces are off: ${error instanceof Error ? error.message : String(error)}\n`);
});
