import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.mjs';

// The test that compares is the one that renders: told to renew, it writes down instead.
const command = [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'charts/test/golden.test.ts'];
const done = spawnSync(process.execPath, command, {
  cwd: inRoot('.'),
  env: { ...process.env, RENEW_GOLDEN: '1' },
  stdio: 'inherit',
});
process.exitCode = done.status ?? 1;
