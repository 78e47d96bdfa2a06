// Tries to connect to each HOST:PORT of its arguments, where somebody listens, and prints which of them let it in, as JSON. Some networks
// keep out by silence, others by a refusal: only a connection says that a way is open.
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
