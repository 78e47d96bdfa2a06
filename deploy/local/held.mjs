import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Node.js loads this file before the entry of a process. It loads the entry's modules while the process's dependencies
// are still starting. Then it waits for the launcher's message.
process.once('disconnect', () => process.exit(0));
const beginMessage = new Promise((resolve) => process.once('message', resolve));
await import(pathToFileURL(join(dirname(process.argv[1] ?? ''), 'app.js')).href);
await beginMessage;
process.removeAllListeners('disconnect');
