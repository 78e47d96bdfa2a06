import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node.js loads this file before the entry of a process. This file loads the entry's modules while the process's
// dependencies are still starting. It then waits for the launcher's message, which contains the settings that were not
// known before. Threads and processes that the process starts later get the same arguments, but not this environment.
if (isMainThread && process.env.SETU_HELD) {
  delete process.env.SETU_HELD;
  process.once('disconnect', () => process.exit(0));
  const begin = new Promise((resolve) => process.once('message', resolve));
  await import(pathToFileURL(join(dirname(process.argv[1] ?? ''), 'app.js')).href);
  Object.assign(process.env, (await begin).settings);
  process.removeAllListeners('disconnect');
}
