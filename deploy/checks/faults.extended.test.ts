import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './sources.js';
import { temporaryFolder } from './temporary-folder.js';

/** Late answers do not count here, because the machine is busy with other tests. */
const patient = ['--margin', '60000'];

test('when processes are killed and the bus is emptied under load, nothing is lost or duplicated and every notification arrives once', async () => {
  const env = { ...process.env, DATA_DIR: await temporaryFolder(), MEDIA_TASKS_DELAY_MS: '3600000' };
  const args = [join(root, 'deploy/local/faults.mjs'), '--short', '--seed', '1', ...patient];
  const campaign = spawn(process.execPath, args, { env, cwd: root });
  let output = '';
  for (const stream of [campaign.stdout, campaign.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => campaign.once('exit', resolve));
  onTestFinished(async () => {
    campaign.kill('SIGTERM');
    await ended;
  });
  expect(await ended, output).toBe(0);
}, 300_000);
