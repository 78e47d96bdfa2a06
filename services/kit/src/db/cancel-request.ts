import { connect } from 'node:net';

/** What Postgres tells a session about itself, as pg keeps it. */
export interface Cancellable {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

const cancelCode = 80_877_102;
const patienceMs = 1_000;

/**
 * Asks the server to stop what the session is running (the protocol's CancelRequest, on a connection of its own).
 * Nobody answers it, and nobody waits: a server that is away or frozen cannot be asked.
 */
export function requestCancel({ host, port, processID, secretKey }: Cancellable): void {
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.unref();
  socket.end(message);
}
