import { writeSync } from 'node:fs';
import { type Reading, readSheet } from './read-sheet.js';
import type { Beginning } from './run-child.js';
import { writeMarked } from './write-marked.js';

// A process of its own: what a stranger's file does to memory and time it does to nobody else.
const [task, path = '', extension] = process.argv.slice(2);
if (task === 'mark') await writeMarked(process.stdin, path);
else {
  process.stdout.write(`${JSON.stringify({ begun: true } satisfies Beginning)}\n`);
  // Said at once: whoever waits for it cannot ask.
  const tell = (reading: Reading) => writeSync(process.stdout.fd, `${JSON.stringify(reading)}\n`);
  await readSheet(path, extension === 'xls' ? 'xls' : 'xlsx', { out: process.stdout, tell });
}
