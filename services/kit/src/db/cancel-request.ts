import { connect } from 'node:net';

/** The fields of a pg client that a cancel request needs. */
export interface Cancellable {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

const cancelCode = 80_877_102;
const timeLimitMs = 1_000;

/**
 * Asks the server to cancel the running statement. Uses the protocol's CancelRequest on a separate connection. The
 * server does not answer it, so this function does not wait. An unreachable or frozen server ignores it.
 */
export function requestCancel({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(timeLimitMs, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.unref();
  socket.end(message);
}
