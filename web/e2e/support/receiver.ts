import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the company's program received it. Standard Webhooks verifies its signature. */
export interface Received {
  id: string;
  type: string;
  data: Record<string, unknown>;
  isSignedBy: (secret: string) => boolean;
}

/** Starts a company's program, which receives events at `url` and stores all of them. */
export async function openReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
      const isSignedBy = (secret: string): boolean => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        return signature === `v1,${createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')}`;
      };
      received.push({ id: String(id), ...JSON.parse(text), isSignedBy });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/setu`, received, close };
}
