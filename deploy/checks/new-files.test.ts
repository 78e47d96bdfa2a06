import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { copyOfTree } from './copy-of-tree.js';

const tsc = 'node_modules/typescript7/bin/tsc';

it('a new rpc and a new route get their files in all their places, and the whole compiles and has its rights', async () => {
  const copy = await copyOfTree();
  const run = (...command: string[]): string => {
    try {
      return execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command.join(' ')}\n${stdout}\n${stderr}`);
    }
  };
  const rpc = (...of: string[]) => run('deploy/local/new-rpc.mjs', ...of);
  const route = (...of: string[]) => run('deploy/local/new-route.mjs', ...of);

  // Into a noun that is there, and with a noun of their own.
  expect(rpc('request', 'cart', 'CountSaved')).toContain('services/request/src/cart/rpc/count-saved.ts');
  expect(rpc('identity', 'views', 'ListViews')).toContain('services/identity/src/views/rpc/index.ts');
  route('post', '/basket/saved/:item', 'commerce', 'basket', 'savedCount', 'request.countSaved');
  route('get', '/user/views', 'user', 'views', 'savedViews', 'identity.listViews');
  expect(() => route('get', 'user/views', 'user', 'views', 'savedViews')).toThrow('npm run new:route --');
  expect(() => rpc('request', 'cart', 'CountSaved')).toThrow('there already');

  execFileSync('npm', ['run', '-s', 'generate'], { cwd: copy, stdio: 'pipe' });
  run(tsc, '-b');
  run(tsc, '-p', 'tsconfig.tests.json', '--noEmit');
  run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--diagnostic-level=error',
    'bff',
    'proto',
    'services',
    'web/src',
  );
  const rights = ['run', '--project', 'unit', 'bff/src/routes/rights-rows.test.ts', 'bff/src/openapi.test.ts'];
  expect(run('node_modules/vitest/vitest.mjs', ...rights)).toContain('passed');
}, 900_000);
