import { availableParallelism } from 'node:os';
import { runTool } from './run-command.mjs';

/** The compiler's own defaults: it works on up to four packages concurrently, and on up to four parts of each. */
const maxParallel = 4;

/**
 * Runs the compiler with no more concurrent work than the machine has cores. Each part of a package computes again the
 * types that it uses, so more parts than cores cost time and gigabytes without benefit.
 * @param {...string} args
 */
export function compile(...args) {
  const cores = availableParallelism();
  const parts = ['--checkers', String(Math.max(1, Math.min(maxParallel, Math.floor(cores / 2))))];
  const packages = args.includes('-b') ? ['--builders', String(Math.min(maxParallel, cores))] : [];
  return runTool('node_modules/typescript7/bin/tsc', [...args, ...parts, ...packages]);
}
