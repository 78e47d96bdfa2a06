import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.mjs';

// Runs the test that compares the rendered chart with golden/. With RENEW_GOLDEN, the test writes golden/ instead.
const command = [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'charts/test/golden.long.test.ts'];
const done = spawnSync(process.execPath, command, {
  cwd: inRoot('.'),
  env: { ...process.env, RENEW_GOLDEN: '1' },
  stdio: 'inherit',
});
process.exitCode = done.status ?? 1;
