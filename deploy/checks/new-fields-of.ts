import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { copyOfTree } from './copy-of-tree.js';

interface Fields {
  /** The commands, each without `npm run new:field --`. */
  commands: readonly string[];
  /** The suites that cover every field. */
  suites: readonly string[];
}

/** Adds fields to a copy of the tree, each in at most ten files, and runs the type check and the suites there. */
export async function expectToWorkInCopy({ commands, suites }: Fields): Promise<void> {
  const copy = await copyOfTree();
  // The nested run executes the named suites, whichever this run was limited to.
  const env = { ...process.env, SETU_SUITES: 'full' };
  const run = (...command: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect(status, `${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  for (const command of commands) {
    const output = run('deploy/local/new-field.mjs', ...command.split(' '));
    expect(output.split('\n').filter((line) => /^ {2}\S+\.\w+$/.test(line)).length).toBeLessThanOrEqual(10);
  }
  run('deploy/local/generate.mjs');
  run('node_modules/typescript7/bin/tsc', '-p', '.');
  // Other suites run at the same time. With more workers, pages of the web would load too slowly for their tests.
  expect(run('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=2', ...suites)).toContain('passed');
}
