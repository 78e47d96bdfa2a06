import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as the receiver got it: whether its signature was valid, and the status of the answer. */
export interface Got {
  id: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
  isSigned: boolean;
  answered: number;
}

/** The receiver's answer: a status, none at all, or another protocol. */
export type Answering = number | 'silent' | 'switches';

/** Starts a receiver of webhooks that follows Standard Webhooks and can be down, silent or broken. */
export async function startReceiver() {
  const state: { answer: (body: Got['body']) => Answering; secret: string } = { answer: () => 200, secret: '' };
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const id = String(request.headers['webhook-id']);
      const signed = `${id}.${request.headers['webhook-timestamp']}.${text}`;
      const key = Buffer.from(state.secret.replace('whsec_', ''), 'base64');
      const right = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      const body = JSON.parse(text);
      const answer = state.answer(body);
      const answered = typeof answer === 'number' ? answer : 0;
      got.push({ id, body, isSigned: request.headers['webhook-signature'] === right, answered });
      if (answer === 'switches')
        request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
      if (typeof answer !== 'number') return;
      response
        .writeHead(answer, answer === 302 ? { location: 'http://169.254.169.254/' } : {})
        .end('x'.repeat(100_000));
    });
    request.on('error', () => undefined);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  /** The calls answered with success, in order. */
  const received = () => got.filter(({ answered }) => answered >= 200 && answered < 300);
  return { url: `http://127.0.0.1:${port}/hook`, state, got, received, down: close, up: () => listen(port), close };
}
