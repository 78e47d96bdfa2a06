import { connect, createServer } from 'node:net';
import { codeOf, Explained } from './explained.mjs';

/** @returns {Promise<number>} a port of 127.0.0.1 nobody listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Several free ports, all different.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function freePorts(names) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < names.length) ports.add(await freePort());
  return /** @type {Record<Name, number>} */ (Object.fromEntries([...ports].map((port, at) => [names[at], port])));
}

/**
 * Refuses a port that cannot be served on, saying why and what to do.
 * @param {number} port
 */
export async function mustBeFree(port) {
  const other = `Choose another one: PORT=${port === 8080 ? 8081 : port + 1} npm start`;
  if (await answers(port)) throw new Explained(`Port ${port} is taken by another program.\n${other}`);
  const code = await listenFailure(port);
  if (code === 'EACCES') throw new Explained(`Port ${port} may not be used by this account.\n${other}`);
  if (code) throw new Explained(`Port ${port} cannot be used (${code}).\n${other}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    /** @param {boolean} result */
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.setTimeout(1000, () => done(false));
  });
}

/** @param {number} port @returns {Promise<string | undefined>} why it cannot be listened on */
function listenFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
