import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface SlowCall {
  /** Everything received until the other side disconnected, and how long after the head was sent (ms). */
  answer: Promise<{ text: string; afterMs: number }>;
  /** The HTTP status received so far, or an empty text. */
  status: () => string;
  close: () => void;
}

interface Slow {
  path: string;
  network?: string;
  cookie?: string;
  type?: string;
  /** The announced length of the body, and the piece of it that is sent at each interval. */
  length: number;
  piece: string;
  everyMs: number;
}

const keepSending = (socket: Socket, { piece, everyMs }: Slow): void => {
  const timer = setInterval(() => socket.writable && socket.write(piece), everyMs);
  socket.once('close', () => clearInterval(timer));
};

/** Opens a socket that announces a body and then sends it slowly. */
export const callSlowly = async (origin: string, slow: Slow): Promise<SlowCall> => {
  const { port } = new URL(origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  await once(socket, 'connect');
  const head = [
    `POST ${slow.path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${slow.type ?? 'application/json'}`,
    `Content-Length: ${slow.length}`,
    'X-Requested-With: XMLHttpRequest',
    `X-Forwarded-For: ${slow.network ?? '203.0.113.1'}`,
    ...(slow.cookie ? [`Cookie: ${slow.cookie}`] : []),
  ];
  const sentAt = performance.now();
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  // These calls expect to be disconnected while they write.
  socket.on('error', () => {});
  keepSending(socket, slow);
  const answer = once(socket, 'close').then(() => ({ text, afterMs: performance.now() - sentAt }));
  return { answer, status: () => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? '', close: () => socket.destroy() };
};
