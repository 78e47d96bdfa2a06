import { startTracing } from './start.js';

// Loaded with --import before anything else, if a traces endpoint is configured.
await startTracing().catch((error: unknown) => {
  process.stderr.write(`traces are off: ${error instanceof Error ? error.message : String(error)}\n`);
});
