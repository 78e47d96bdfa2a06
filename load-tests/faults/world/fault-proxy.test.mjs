import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultProxy } from './fault-proxy.mjs';

const delayMs = 300;

describe('A connection that can be disturbed', () => {
  /** @type {import('node:net').Server} */
  let echo;
  /** @type {import('./fault-proxy.mjs').FaultProxy} */
  let proxy;
  /** @type {import('node:net').Socket[]} */
  let open;
  beforeEach(async () => {
    open = [];
    echo = createServer((socket) => void socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const address = echo.address();
    proxy = await faultProxy({ port: typeof address === 'object' && address !== null ? address.port : 0, delayMs });
  });
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    await proxy.close();
    await new Promise((resolve) => echo.close(resolve));
  });

  const dial = async () => {
    const socket = connect({ port: proxy.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const echoOf = async (/** @type {import('node:net').Socket} */ socket, /** @type {string} */ text) => {
    const answer = once(socket, 'data').then(([data]) => String(data));
    socket.write(text);
    return answer;
  };

  const closedOf = (/** @type {import('node:net').Socket} */ socket) =>
    new Promise((resolve) => socket.once('close', resolve));

  it('forwards everything', async () => {
    expect(await echoOf(await dial(), 'hello')).toBe('hello');
  });

  it('delays each chunk', async () => {
    const socket = await dial();
    proxy.becomes('delay');
    const began = performance.now();
    expect(await echoOf(socket, 'late')).toBe('late');
    expect(performance.now() - began).toBeGreaterThanOrEqual(2 * delayMs - 20);
  });

  it('drops everything without an error, and resets these connections when the fault ends', async () => {
    const socket = await dial();
    proxy.becomes('blackhole');
    let hasReceived = false;
    socket.once('data', () => (hasReceived = true));
    socket.write('lost');
    const closed = closedOf(socket);
    const second = await dial();
    expect(second.readyState).toBe('open');
    proxy.becomes('passes');
    await closed;
    expect(hasReceived).toBe(false);
    expect(await echoOf(await dial(), 'again')).toBe('again');
  });

  it('resets open and new connections', async () => {
    const socket = await dial();
    const closed = closedOf(socket);
    proxy.becomes('reset');
    await closed;
    const next = connect({ port: proxy.port, host: '127.0.0.1' });
    open.push(next);
    const [error] = await once(next, 'error').catch((reason) => [reason]);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
  });

  it('reports the end of the data', async () => {
    const socket = await dial();
    const ended = once(socket, 'end');
    socket.resume();
    proxy.becomes('half-close');
    await ended;
  });
});
