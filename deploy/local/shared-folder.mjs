import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Explained } from './explained.mjs';

/**
 * A lasting folder every account can enter, made for those cases where ours is closed (a checkout below /root).
 * Its name can be guessed, so it is used only when it is ours and nobody else may write to it: what lies there gets executed.
 * @param {string} name
 * @returns {string} path, mode 0755
 */
export function sharedFolder(name) {
  const uid = process.getuid?.() ?? 0;
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  const path = join(parent, `${name}-${uid}`);
  mkdirSync(path, { recursive: true, mode: 0o755 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== uid)
    throw new Explained(`${path} belongs to another account. Remove it and start again.`);
  if (found.mode & 0o022) throw new Explained(`${path} may be written by other accounts. Remove it and start again.`);
  chmodSync(path, 0o755);
  return path;
}
