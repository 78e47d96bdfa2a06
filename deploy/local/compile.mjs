import { availableParallelism } from 'node:os';
import { runTool } from './run-command.mjs';

/** What the compiler works on at once when nobody says anything: as many packages, and as many parts of each. */
const most = 4;

/**
 * Runs the compiler with as much at once as the machine has cores. Every part of a package works out the types it meets
 * by itself: more parts than cores cost time and gigabytes, and bring nothing.
 * @param {...string} args
 */
export function compile(...args) {
  const cores = availableParallelism();
  const parts = ['--checkers', String(Math.max(1, Math.min(most, Math.floor(cores / 2))))];
  const packages = args.includes('-b') ? ['--builders', String(Math.min(most, cores))] : [];
  return runTool('node_modules/typescript7/bin/tsc', [...args, ...parts, ...packages]);
}
