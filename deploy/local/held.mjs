import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node.js loads this file before the entry of a process. It loads the entry's modules while the process's dependencies
// are still starting. Then it waits for the launcher's message, which has the settings that were not known before.
// Threads and processes that it starts later get the same arguments, but not this environment.
if (isMainThread && process.env.SETU_HELD) {
  delete process.env.SETU_HELD;
  process.once('disconnect', () => process.exit(0));
  const begin = new Promise((resolve) => process.once('message', resolve));
  await import(pathToFileURL(join(dirname(process.argv[1] ?? ''), 'app.js')).href);
  Object.assign(process.env, (await begin).settings);
  process.removeAllListeners('disconnect');
}
