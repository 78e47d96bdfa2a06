import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { copyOfTree } from './copy-of-tree.js';

const fields = [
  'moisture number --decimals 1 --unit percent --goods',
  'storage_advice text --translated --lines 3',
  'grade choice --options premium,standard',
  'is_certified flag',
];

it('a new field of each kind needs at most ten files, and works in every layer', async () => {
  const copy = await copyOfTree();
  // The nested run executes all suites, whichever this run was limited to.
  const env = { ...process.env, SETU_SUITES: 'full' };
  const run = (...command: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect(status, `${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  for (const field of fields) {
    const output = run('deploy/local/new-field.mjs', 'card', ...field.split(' '));
    expect(output.split('\n').filter((line) => /^ {2}\S+\.\w+$/.test(line)).length).toBeLessThanOrEqual(10);
  }
  run('deploy/local/generate.mjs');
  run('node_modules/typescript7/bin/tsc', '-b');
  run('node_modules/typescript7/bin/tsc', '-p', 'tsconfig.tests.json', '--noEmit');
  const generic = [
    ...['bff/contract/src/card', 'bff/src/html', 'bff/src/openapi.test.ts', 'bff/test/wire-cards.test.ts'],
    ...['services/catalogue/test/imports.test.ts', 'services/catalogue/src/imports', 'services/review/test/card'],
    ...['web/src/features/card-form', 'web/src/features/review', 'web/src/features/product/'],
  ];
  expect(run('node_modules/vitest/vitest.mjs', 'run', ...generic)).toContain('passed');
}, 900_000);
