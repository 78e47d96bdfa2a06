import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { startEngine } from './engine.mjs';
import { versionOf } from './tools-folder.mjs';

/** @typedef {Awaited<ReturnType<typeof startNats>>} Nats */

const user = 'setu';

/**
 * Starts a NATS server with JetStream on this machine, with sizes and sync settings as in deploy/nats/nats.conf. The
 * server can be killed, emptied and started again on the same port.
 * @param {{ program: string, port: number, store: string, logFile: string, password?: string }} place `store`: a folder
 *   that only this server uses; its configuration is written next to it
 */
export async function startNats({ program, port, store, logFile, password }) {
  const config = `${store}.conf`;
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(config, configuration({ port, store, password, version: versionOf(program) }), { mode: 0o600 });
  const engine = await startEngine({
    name: 'nats-server',
    program,
    args: ['-c', config],
    logFile,
    answers: () => greets(port),
  });
  return {
    ...engine,
    url: `nats://${password ? `${user}:${password}@` : ''}127.0.0.1:${port}`,
    /** Deletes all streams and consumers. Call it only while the server is killed. */
    empty: () => rmSync(store, { recursive: true, force: true }),
  };
}

/** @param {{ port: number, store: string, password?: string | undefined, version: string }} of */
function configuration({ port, store, password, version }) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  // Older servers do not start with an unknown setting.
  const writtenThrough = major > 2 || (major === 2 && minor >= 10) ? 'sync_interval: always' : '';
  return [
    'host: 127.0.0.1',
    `port: ${port}`,
    ...(password ? [`authorization { user: ${user}, password: "${password}" }`] : []),
    `jetstream { store_dir: ${JSON.stringify(store)}, max_memory_store: 64MB, max_file_store: 4GB, ${writtenThrough} }`,
    '',
  ].join('\n');
}

/**
 * Returns whether a NATS server answers. After a connection, a NATS server sends the first message.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const greets = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
