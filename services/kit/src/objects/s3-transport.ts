import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { unavailable } from '../errors.js';

/** Milliseconds: to stand a connection, and without a byte either way while one is awaited. */
export interface S3Patience {
  connectMs: number;
  stallMs: number;
}

type OnResponse = (response: IncomingMessage) => void;

/** Requests that end when the store cannot be connected in time, takes no more of a body, or does not answer. */
export const s3Transport = ({ useSsl, ca }: { useSsl: boolean; ca?: Buffer | undefined }, patience: S3Patience) => ({
  request: (options: RequestOptions, onResponse: OnResponse): ClientRequest => {
    let response: IncomingMessage | undefined;
    const { connectMs, stallMs } = patience;
    const asked = (useSsl ? https : http).request(ca ? { ...options, ca } : options, (answer: IncomingMessage) => {
      response = answer;
      onResponse(answer);
    });
    asked.on('socket', (socket: Socket) => endUnlessConnected(asked, socket, connectMs));
    asked.setTimeout(stallMs, () => {
      // What has come lies here unread: the reader takes his time, not the store.
      if ((response?.readableLength ?? 0) > 0) return;
      const failure = unavailable(`the object store was silent for ${stallMs} ms`);
      response?.destroy(failure);
      asked.destroy(failure);
    });
    return asked;
  },
});

function endUnlessConnected(asked: ClientRequest, socket: Socket, connectMs: number): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => {
    asked.destroy(unavailable(`the object store took no connection within ${connectMs} ms`));
  }, connectMs);
  socket.once('connect', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
}
