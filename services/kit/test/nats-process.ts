import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNatsServer } from '../../../deploy/local/programs.mjs';

const program = findNatsServer();

/** Whether this machine has a nats-server. */
export const natsThere = program !== undefined;

export interface NatsProcess {
  url: string;
  /** Kills the server, like a power loss or an operator's SIGKILL. */
  kill(): Promise<void>;
  /** Starts the server on the same port with its former store. */
  start(): Promise<void>;
  /** Stops the server's processor time: its connections stay open, and nobody answers. */
  freeze(): void;
  /** Ends the freeze. */
  thaw(): void;
  /** Deletes the store. Call it only while the server is stopped. */
  wipe(): void;
  /** Stops the server and removes its store. */
  close(): Promise<void>;
}

/** Starts a real nats-server with JetStream on its own port and in its own folder. */
export async function natsProcess(more: readonly string[] = []): Promise<NatsProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'setu-nats-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder, ...more];
    const started = spawn(program ?? 'nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    server = started;
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (text: Buffer) => text.includes('Server is ready') && resolve());
      started.once('exit', () => reject(new Error('nats-server ended')));
    });
  };
  const kill = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    if (ending === undefined) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await ended;
  };
  const wipe = (): void => rmSync(folder, { recursive: true, force: true });
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    wipe,
    close: async () => {
      await kill();
      wipe();
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
