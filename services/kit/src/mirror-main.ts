import type { Env } from './config.js';
import { openObjects } from './objects/index.js';
import { mirrorBack, mirrorOut } from './operate/mirror.js';

// The operators' command that mirrors the object store. The store uses its usual settings; the mirror uses the same
// names with the prefix BACKUP_.
const prefix = 'BACKUP_';

/** Returns the mirror's settings under the store's own names. */
const mirrorSettings = (env: Env): Env =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

try {
  const [way = 'out'] = process.argv.slice(2);
  if (way !== 'out' && way !== 'back')
    throw new Error(`"${way}" is neither "out" (to the mirror) nor "back" (from it)`);
  const [store, mirror] = [await openObjects(process.env), await openObjects(mirrorSettings(process.env))];
  const { began, ...done } = way === 'out' ? await mirrorOut(store, mirror) : await mirrorBack(mirror, store);
  process.stdout.write(`${JSON.stringify({ way, began, ...done })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
