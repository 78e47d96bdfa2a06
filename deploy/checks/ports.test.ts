import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { claimPort, freePort } from '../local/ports.mjs';

const module = fileURLToPath(new URL('../local/ports.mjs', import.meta.url));

it('a free port is reserved for one process until it ends, even before it listens there', async () => {
  const own = await freePort();
  expect(await claimPort(own)).toBe(false);

  const script = `import(${JSON.stringify(module)}).then(async ({ claimPort, freePort }) => {
    console.log(await claimPort(${own}), await freePort());
    process.stdin.resume();
  })`;
  const other = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [output] = (await once(other.stdout, 'data')) as [Buffer];
  const [same, next] = String(output).trim().split(' ');
  expect(same).toBe('false');
  expect(await claimPort(Number(next))).toBe(false);

  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await claimPort(Number(next))).toBe(true);
});
