import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect, createServer } from 'node:net';
import { codeOf, Explained } from './explained.mjs';

// Below what systems hand out by themselves: a port of theirs, found free and used a moment later, is by then another's as
// soon as the machine is busy. Each process goes on from a place of its own.
const [firstPort, ports] = [11_000, 21_000];
let next = randomInt(ports);

/**
 * @returns {Promise<number>} a port nobody listens on, and that nobody else is given while this process runs: two suites
 * beside each other open many at once, some time after they chose them
 */
export async function freePort() {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + (next++ % ports);
    if ((await claimPort(port)) && (await listenFailure(port)) === undefined) return port;
  }
  throw new Explained(`All ports from ${firstPort} to ${firstPort + ports - 1} are taken.`);
}

/**
 * Several free ports, all different.
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

/**
 * Marks a port as this process's, by UDP's port of the same number: nothing listens there, and it ends with the process.
 * @param {number} port
 * @returns {Promise<boolean>} false when somebody has marked it before
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

/** @param {number} port @returns {Promise<string | undefined>} why it cannot be listened on */
function listenFailure(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
}
