// Tries to connect to each HOST:PORT in its arguments, on which a process must listen. Prints those that accepted, as
// JSON. Some networks block silently and others refuse, so only a connection proves that a route is open.
import { connect } from 'node:net';

const silenceMs = 2000;

/** @param {string} target @returns {Promise<boolean>} */
const isReached = (target) =>
  new Promise((resolve) => {
    const [, host, port] = /^(.*):(\d+)$/.exec(target) ?? [];
    const socket = connect({ host, port: Number(port) });
    /** @param {boolean} reached */
    const end = (reached) => {
      socket.destroy();
      resolve(reached);
    };
    socket.setTimeout(silenceMs, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });

const targets = process.argv.slice(2);
const reached = await Promise.all(targets.map(isReached));
process.stdout.write(JSON.stringify(targets.filter((_, i) => reached[i])));
