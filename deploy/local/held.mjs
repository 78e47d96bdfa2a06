import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Loaded before a process's entry: what the entry is made of is read while those it needs are still starting. Then it waits for our word.
process.once('disconnect', () => process.exit(0));
const told = new Promise((resolve) => process.once('message', resolve));
await import(pathToFileURL(join(dirname(process.argv[1] ?? ''), 'app.js')).href);
await told;
process.removeAllListeners('disconnect');
