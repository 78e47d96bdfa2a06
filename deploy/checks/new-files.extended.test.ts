import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfTree } from './copy-of-tree.js';

const tsc = 'node_modules/typescript7/bin/tsc';

/** The paths of the new files and their importers. The compiler adds the other sources through imports. */
const touched = {
  extends: './tsconfig.base.json',
  include: [
    'bff/src/**/*.ts',
    'bff/contract/src/**/*.ts',
    'services/request/src/**/*.ts',
    'services/identity/src/**/*.ts',
  ],
  exclude: ['**/*.test.ts'],
};

it('generating a new rpc and a new route creates all their files and permission rows, and the result compiles', async () => {
  const copy = await copyOfTree();
  const began = Date.now();
  const run = (...command: string[]): string => {
    try {
      // The nested run executes all suites, whichever this run was limited to.
      const env = { ...process.env, SETU_SUITES: 'full' };
      return execFileSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command.join(' ')}\n${stdout}\n${stderr}`);
    }
  };
  const rpc = (...of: string[]) => run('deploy/local/new-rpc.mjs', ...of);
  const route = (...of: string[]) => run('deploy/local/new-route.mjs', ...of);

  // Adds an rpc to an existing folder of a service, and one whose folder does not exist yet.
  expect(rpc('request', 'cart', 'CountSaved')).toContain('services/request/src/cart/rpc/count-saved.ts');
  expect(rpc('identity', 'hobbies', 'ListHobbies')).toContain('services/identity/src/hobbies/rpc/index.ts');
  const added = route('post', '/basket/saved/:item', 'commerce', 'basket', 'savedCount', 'request.countSaved');
  expect(added.split('\n').filter((line) => /^ {2}\S+\.ts$/.test(line)).length).toBeLessThanOrEqual(6);
  route('get', '/user/hobbies', 'user', 'hobbies', 'ownHobbies', 'identity.listHobbies');
  expect(() => route('get', 'user/hobbies', 'user', 'hobbies', 'ownHobbies')).toThrow('npm run new:route --');
  expect(() => rpc('request', 'cart', 'CountSaved')).toThrow('already exists');

  execFileSync('npm', ['run', '-s', 'generate'], { cwd: copy, stdio: 'pipe' });
  // A handler whose answer differs from its endpoint's declaration does not compile. It is the only error in the tree.
  const page = join(copy, 'bff/src/routes/basket.ts');
  const right = readFileSync(page, 'utf8');
  writeFileSync(page, right.replace('data: await savedCount(call)', 'data: 7'));
  writeFileSync(join(copy, 'tsconfig.touched.json'), JSON.stringify(touched));
  expect(faultyFiles(() => run(tsc, '-p', 'tsconfig.touched.json'))).toEqual(['bff/src/routes/basket.ts']);
  writeFileSync(page, right);
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', ...writtenSince(copy, began));
  const rights = ['run', '--project', 'unit', 'bff/src/routes/rights-rows.test.ts', 'bff/src/openapi.test.ts'];
  expect(run('node_modules/vitest/vitest.mjs', ...rights)).toContain('passed');
}, 900_000);

/** Returns the sources of the tree that were written since the given time. A copy keeps the times of the originals. */
function writtenSince(tree: string, began: number): string[] {
  const written = ['bff', 'proto', 'services', 'web/src'].flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|json|proto)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !/\/(node_modules|dist|gen)\//.test(path) && statSync(path).mtimeMs > began),
  );
  expect(written).toContain(join(tree, 'services/request/src/cart/rpc/count-saved.ts'));
  return written;
}

/** Returns the files in which the compiler finds errors. */
function faultyFiles(compile: () => string): string[] {
  try {
    compile();
    return [];
  } catch (error) {
    const lines = [...String(error).matchAll(/^(?:(\S+)\(\d+,\d+\): )?error TS/gm)];
    return [...new Set(lines.map(([, file]) => file ?? 'the project'))];
  }
}
