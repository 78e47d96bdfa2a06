import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNatsServer } from '../local/programs.mjs';
import { root } from './sources.js';
import { temporaryFolder } from './temporary-folder.js';

const entry = join(root, 'deploy/local/tools.mjs');

function run(folder: string, ...names: string[]): { status: number | null; output: string } {
  const env = { ...process.env, SETU_TOOLS: folder, GOPROXY: 'off' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...names], { env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

async function put(folder: string, program: string, script: string): Promise<string> {
  const path = join(folder, 'bin', program);
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('an unknown tool is reported, with the list of known tools', async () => {
  const { status, output } = run(await temporaryFolder(), 'nats', 'natz');
  expect(status).toBe(1);
  expect(output).toContain(
    '"natz" is not a known tool. Known tools: nats, minio, k6, helm, promtool, prometheus, meaning.',
  );
});

test('a tool at its pinned version is left as it is, judged by its own output or by its build information', async () => {
  const folder = await temporaryFolder();
  const pinned = JSON.parse(await readFile(join(root, 'deploy/local/tools.json'), 'utf8'));
  await put(folder, 'nats-server', `echo nats-server: v${pinned.nats.version}`);
  await put(folder, 'minio', 'echo minio version DEVELOPMENT.GOGET');
  await writeFile(join(folder, 'bin', '.minio'), `${pinned.minio.module}\n`);
  const { status, output } = run(folder, 'nats', 'minio');
  expect(status).toBe(0);
  expect(output.match(/already installed/g)).toHaveLength(2);
});

test('suites and launcher prefer a downloaded tool to the installed one', async () => {
  const folder = await temporaryFolder();
  const path = await put(folder, 'nats-server', 'true');
  const before = { SETU_TOOLS: process.env.SETU_TOOLS, NATS_SERVER_PATH: process.env.NATS_SERVER_PATH };
  Object.assign(process.env, { SETU_TOOLS: folder, NATS_SERVER_PATH: '' });
  try {
    expect(findNatsServer()).toBe(path);
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
});
