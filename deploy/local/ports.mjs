import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';
import { codeOf, Explained } from './explained.mjs';

// The first port and the number of ports to choose from. The range is below the ports that systems assign themselves:
// on a busy machine another process may get such a port between finding it free and using it. Each process starts at a
// random place in the range.
const [firstPort, ports] = [11_000, 21_000];
let next = randomInt(ports);

/**
 * @returns {Promise<number>} a port on which nothing listens. No other process gets this port while our process runs.
 *   Concurrent suites need that, because they open their ports some time after they choose them.
 */
export async function freePort() {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + (next++ % ports);
    if ((await claimPort(port)) && (await listenFailure(port)) === undefined) return port;
  }
  throw new Explained(`All ports from ${firstPort} to ${firstPort + ports - 1} are in use.`);
}

/**
 * Returns several free ports, all different.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function freePorts(names) {
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < names.length) found.add(await freePort());
  return /** @type {Record<Name, number>} */ (Object.fromEntries([...found].map((port, at) => [names[at], port])));
}

/**
 * Throws if a port cannot be used, with the reason and what to do.
 * @param {number} port
 */
export async function mustBeFree(port) {
  const other = `Choose another one: PORT=${port === 8080 ? 8081 : port + 1} npm start`;
  if (await answers(port)) throw new Explained(`Port ${port} is in use by another program.\n${other}`);
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

/**
 * Reserves a port for this process by binding the UDP port of the same number. Nothing else listens there, and the
 * reservation ends with the process.
 * @param {number} port
 * @returns {Promise<boolean>} false if another process has reserved it
 */
export function claimPort(port) {
  return new Promise((resolve) => {
    const mark = createSocket('udp4');
    mark.once('error', (error) => {
      mark.close();
      resolve(codeOf(error) !== 'EADDRINUSE');
    });
    mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      mark.unref();
      resolve(true);
    });
  });
}

/** @param {number} port @returns {Promise<string | undefined>} the reason why it cannot be used */
function listenFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
