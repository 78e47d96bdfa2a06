import { writeSync } from 'node:fs';
import { type Reading, readSheet } from './read-sheet.js';
import type { StartMessage } from './run-child.js';
import { writeMarked } from './write-marked.js';

// Runs in a separate process, so that an untrusted file cannot use up the memory and time that other work needs.
const [task, path = '', extension] = process.argv.slice(2);
if (task === 'mark') await writeMarked(process.stdin, path);
else {
  process.stdout.write(`${JSON.stringify({ started: true } satisfies StartMessage)}\n`);
  // Written synchronously, because the reader blocks the event loop of this process.
  const onProgress = (reading: Reading) => writeSync(process.stdout.fd, `${JSON.stringify(reading)}\n`);
  await readSheet(path, extension === 'xls' ? 'xls' : 'xlsx', { out: process.stdout, onProgress });
}
