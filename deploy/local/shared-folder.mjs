import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Explained } from './explained.mjs';

/**
 * Returns a permanent folder that every account can enter, for cases where our own is closed (a checkout below /root).
 * The folder's name can be guessed and its files are executed. It is therefore used only if it belongs to us and no
 * other account may write to it.
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
  if (found.mode & 0o022) throw new Explained(`${path} is writable by other accounts. Remove it and start again.`);
  chmodSync(path, 0o755);
  return path;
}
