import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { httpStatusOf, isAppError } from '@setu/kit/core';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from './body.js';
import { closeSlowSenders } from './unread-body.js';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(closeSlowSenders);
  app.post('/', async (req, res) => {
    const refused = await readBody(req, res, 300_000).catch((error: unknown) => error);
    res.sendStatus(isAppError(refused) ? httpStatusOf(refused.kind, refused.code) : 200);
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const most = 500;
/** The bytes that are read and dropped, and what the buffers of both ends hold. */
const closedBy = 100;

/** Sends a chunked body without end. Returns the status, and the megabytes sent before the connection closed. */
const sentWithoutEnd = (type: string): Promise<{ status: string; megabytes: number }> =>
  new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const megabyte = Buffer.from(`100000\r\n${' '.repeat(0x100000)}\r\n`);
    const head = ['POST / HTTP/1.1', 'Host: localhost', `Content-Type: ${type}`, 'Transfer-Encoding: chunked'];
    let got = '';
    let megabytes = 0;
    const send = (): void => {
      while (!socket.destroyed && megabytes < most) {
        megabytes += 1;
        if (!socket.write(megabyte)) return;
      }
    };
    socket.on('data', (chunk) => {
      got += chunk.toString();
    });
    socket.on('drain', send);
    // A closed connection breaks what is still being written.
    socket.on('error', () => {});
    socket.on('close', () => resolve({ status: got.slice(9, 12), megabytes }));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    send();
  });

describe('A body without end', () => {
  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is rejected at the limit, and the connection is closed',
    async (type) => {
      const { status, megabytes } = await sentWithoutEnd(type);
      expect([status, megabytes < closedBy]).toEqual(['413', true]);
    },
    30_000,
  );
});
