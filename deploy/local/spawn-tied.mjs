import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/**
 * A watcher holds the other end of descriptor 3. When this process ends for any reason, the watcher kills the server.
 */
const withWatcher =
  '( ( cat <&3 >/dev/null 2>&1; kill -KILL $$ 2>/dev/null ) >/dev/null 2>&1 & ); exec 3<&-; exec "$@"';

/**
 * Runs a server that ends with this process. It has its own process group, so Ctrl-C reaches only this process.
 * @param {string} program
 * @param {string[]} args
 * @param {{ logFile: string, env?: Record<string, string> }} options
 */
export function spawnTied(program, args, { logFile, env = {} }) {
  const log = openSync(logFile, 'a');
  const child = spawn('/bin/sh', ['-c', withWatcher, 'sh', program, ...args], {
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  child.once('exit', () => child.stdio[3]?.destroy());
  return child;
}
