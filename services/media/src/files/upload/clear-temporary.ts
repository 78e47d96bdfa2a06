import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orphanMs } from '../domain/retention.js';

/**
 * Removes what processes of this machine that were killed had been receiving: only this service's own names, and only
 * old ones, since another process may be receiving into the same folder.
 */
export async function clearTemporary(dir: string): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const path = join(dir, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > orphanMs) await rm(path, { force: true });
  }
}
