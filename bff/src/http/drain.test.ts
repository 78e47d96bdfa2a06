import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { trackConnections } from './drain.js';

it('after the shutdown is announced, each answer is the last on its connection, and no call is cut off', async () => {
  const server = createServer((_req, res) => res.end('well'));
  const { announce, drain } = trackConnections(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = async () => {
    const [reply] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    // After the read, the reply is detached from its connection.
    const local = reply.socket.localPort;
    return { body: await text(reply), connection: reply.headers.connection, local };
  };

  const [first, second] = [await call(), await call()];
  announce();
  const [third, fourth] = [await call(), await call()];
  await drain();

  expect([first, second, third, fourth].map(({ body }) => body)).toEqual(['well', 'well', 'well', 'well']);
  expect([first, second, third, fourth].map(({ connection }) => connection)).toEqual([
    'keep-alive',
    'keep-alive',
    'close',
    'close',
  ]);
  expect(second.local).toBe(first.local);
  expect(third.local).toBe(first.local);
  expect(fourth.local).not.toBe(first.local);
  agent.destroy();
});
