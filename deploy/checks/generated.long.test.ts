import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfTree } from './copy-of-tree.js';
import { root } from './sources.js';

/** Returns the text of every file below a folder, by path. */
const filesBelow = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

test('the generated contracts in Git are current', { timeout: 300_000 }, async () => {
  const copy = await copyOfTree();
  execFileSync(process.execPath, [join(copy, 'deploy/local/generate.mjs')], { cwd: copy });
  const [inGit, anew] = [root, copy].map((tree) => filesBelow(join(tree, 'proto/gen')));
  const names = [...new Set([...(inGit?.keys() ?? []), ...(anew?.keys() ?? [])])];
  expect(
    names.filter((name) => inGit?.get(name) !== anew?.get(name)),
    'npm run generate',
  ).toEqual([]);
});
