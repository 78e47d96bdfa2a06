import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.js';

const sourceMaps = new URL('../local/lazy-source-maps.mjs', import.meta.url).href;

const source = `interface Gone {
  fromTheCode: true;
}
export type Also = Gone;
const fail = () => {
  throw new RangeError('too far');
};
await Promise.resolve().then(() => fail());
`;

it('a bundled process names the source and its line in stack traces', async () => {
  const folder = await temporaryFolder();
  const { code, map } = await transform('fails.ts', source, { sourcemap: true });
  const file = join(folder, 'fails.mjs');
  await writeFile(file, code);
  await writeFile(`${file}.map`, JSON.stringify(map));
  const { stderr } = spawnSync(process.execPath, ['--import', sourceMaps, file], { encoding: 'utf8' });
  expect(stderr).toContain(`RangeError: too far\n    at fail (${join(folder, 'fails.ts')}:6:9)`);
});
