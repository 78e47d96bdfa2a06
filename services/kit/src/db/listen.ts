import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Listening {
  url: string;
  channels: readonly string[];
  /**
   * Called for each notification, and with an empty payload after every connect. Notifications sent while disconnected
   * are lost, so the caller must then check for missed work.
   */
  onNotify(channel: string, payload: string): void;
  /** Extra work for the session after every connect, for example taking a lock. */
  onConnect?(session: pg.Client): Promise<void>;
  signal: AbortSignal;
}

/**
 * Runs LISTEN on a separate connection until the signal aborts, and reconnects when the connection is lost. Resolves
 * after the first connect.
 */
export function listen(options: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    void keepListening(options, resolve, reject);
  });
}

async function keepListening(
  options: Listening,
  connected: () => void,
  failed: (error: unknown) => void,
): Promise<void> {
  let first = true;
  while (!options.signal.aborted) {
    try {
      await session(options, connected);
    } catch (error) {
      if (first) return failed(error);
    }
    first = false;
    await wait(500, undefined, { signal: options.signal, ref: false }).catch(() => undefined);
  }
}

async function session(options: Listening, connected: () => void): Promise<void> {
  const { url, channels, onNotify, onConnect, signal } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'setu listen', keepAlive: true });
  const over = new AbortController();
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    // The signal lives as long as the process, so a lost session must remove its listener from it.
    signal.addEventListener('abort', () => resolve(), { once: true, signal: over.signal });
  });
  client.on('notification', (notice) => onNotify(notice.channel, notice.payload ?? ''));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    await onConnect?.(client);
    connected();
    for (const channel of channels) onNotify(channel, '');
    await ended;
  } finally {
    over.abort();
    await client.end().catch(() => undefined);
  }
}
