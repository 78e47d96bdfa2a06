import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { unavailable } from '../errors.js';

/** Time limits in milliseconds: for opening a connection, and for silence in both directions while data is expected. */
export interface S3Timeouts {
  connectMs: number;
  stallMs: number;
}

type OnResponse = (response: IncomingMessage) => void;

/**
 * Returns an HTTP transport for the S3 client. A request fails if the store does not accept the connection in time,
 * stops reading the body, or does not respond.
 */
export const s3Transport = ({ useSsl, ca }: { useSsl: boolean; ca?: Buffer | undefined }, timeouts: S3Timeouts) => ({
  request: (options: RequestOptions, onResponse: OnResponse): ClientRequest => {
    let response: IncomingMessage | undefined;
    const { connectMs, stallMs } = timeouts;
    const request = (useSsl ? https : http).request(ca ? { ...options, ca } : options, (answer: IncomingMessage) => {
      response = answer;
      onResponse(answer);
    });
    request.on('socket', (socket: Socket) => endUnlessConnected(request, socket, connectMs));
    request.setTimeout(stallMs, () => {
      // Unread data is waiting here, so the consumer of the data is slow, not the store.
      if ((response?.readableLength ?? 0) > 0) return;
      const failure = unavailable(`the object store was silent for ${stallMs} ms`);
      response?.destroy(failure);
      request.destroy(failure);
    });
    return request;
  },
});

function endUnlessConnected(request: ClientRequest, socket: Socket, connectMs: number): void {
  if (!socket.connecting) return;
  const timer = setTimeout(() => {
    request.destroy(unavailable(`the object store accepted no connection within ${connectMs} ms`));
  }, connectMs);
  socket.once('connect', () => clearTimeout(timer));
  socket.once('close', () => clearTimeout(timer));
}
