import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as it was received. */
export interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface SmtpPeer {
  url: string;
  port: number;
  received: ReceivedMail[];
  close(): Promise<void>;
}

type Refusing = (step: 'to' | 'data', address: string) => { code: number; text: string } | undefined;

/** Starts a real mail server on a local port. It rejects an email if `refuse` returns a code and a text. */
export async function startSmtp({ port = 0, refuse }: { port?: number; refuse?: Refusing } = {}): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const failure = (step: 'to' | 'data', address: string): Error | undefined => {
    const refusal = refuse?.(step, address);
    return refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(failure('to', address)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const refusal = failure('data', to[0] ?? '');
        if (!refusal) received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done(refusal);
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const at = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Returns a header of an email, unfolded and decoded, or undefined if it is missing. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = raw.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_match, way: string, text: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('binary') : quoted(text),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'binary').toString('utf8'));
}

const quoted = (text: string): string =>
  text
    .replace(/_/g, ' ')
    .replace(/=([0-9A-F]{2})/gi, (_mark, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Returns the plain-text part and the HTML part of an email. */
export function partsOf(raw: string): { text: string; html: string } {
  const part = (type: string): string => {
    const [, body = ''] =
      new RegExp(`Content-Type: ${type}[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`, 'i').exec(raw) ?? [];
    return Buffer.from(body, 'base64').toString('utf8');
  };
  return { text: part('text/plain'), html: part('text/html') };
}
