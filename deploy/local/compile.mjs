import { availableParallelism } from 'node:os';
import { runTool } from './run-command.mjs';

/** The compiler's own default for the parts of a program that it checks concurrently. */
const maxParts = 4;

/**
 * Checks the types of a program, in no more parts than half the cores. Each part computes again the types that it uses,
 * so further parts cost time and gigabytes without benefit.
 * @param {string} program the folder of its tsconfig.json
 */
export function compile(program) {
  const parts = Math.max(1, Math.min(maxParts, Math.floor(availableParallelism() / 2)));
  return runTool('node_modules/typescript7/bin/tsc', ['-p', program, '--checkers', String(parts)]);
}
