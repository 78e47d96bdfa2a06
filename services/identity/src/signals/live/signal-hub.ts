import { listen } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import { listenerLost } from '../../domain/refusals.js';
import { type Signal, signalChannel } from '../store/signals.js';
import type { LiveSignal } from './live-signal.js';
import { signalStream } from './signal-stream.js';

const HEARTBEAT_MS = 25_000;

export interface Listened {
  url: string;
  /** Completes a signal, or returns undefined if there is nothing left to report. */
  lookUp: (signal: Signal) => Promise<LiveSignal | undefined>;
  log: Log;
}

export interface SignalHub {
  /** Starts listening and resolves once the listener is connected. */
  start(listened: Listened): Promise<void>;
  /**
   * Streams signals to one watcher, starting with a heartbeat. The stream ends when the abort signal fires or the hub
   * closes. It fails if a signal to the watcher may have been missed.
   */
  watch(signal: AbortSignal): AsyncIterable<LiveSignal>;
  close(): void;
}

/**
 * Opens one LISTEN connection for all watchers of this process. When the connection breaks, every stream fails, because
 * signals may have been missed.
 */
export function openSignalHub(heartbeatMs = HEARTBEAT_MS): SignalHub {
  const closing = new AbortController();
  const streams = new Set<ReturnType<typeof signalStream>>();
  let inPlace: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    inPlace = resolve;
  });
  const failAll = (): void => {
    for (const stream of streams) stream.fail(listenerLost());
  };

  const start = async ({ url, lookUp, log }: Listened): Promise<void> => {
    let work = Promise.resolve();
    let connects = 0;
    const onNotify = (_channel: string, payload: string): void => {
      if (payload === '') {
        connects += 1;
        if (connects > 1) failAll();
        return;
      }
      const signal = readSignal(payload);
      if (signal === undefined) {
        failAll();
        return;
      }
      // This signal needs no lookup and must not wait for notifications that do.
      if (signal.kind === 'sessions_ended') {
        for (const stream of streams) stream.push(signal);
        return;
      }
      work = work.then(async () => {
        if (streams.size === 0) return;
        const live = await lookUp(signal);
        if (live !== undefined) for (const stream of streams) stream.push(live);
      });
      work = work.catch((error: unknown) => {
        log.warn({ err: error }, 'failed to complete a signal');
        failAll();
      });
    };
    await listen({ url, channels: [signalChannel], onNotify, signal: closing.signal });
    inPlace();
  };

  async function* watch(signal: AbortSignal): AsyncGenerator<LiveSignal> {
    const stream = signalStream();
    const end = (): void => stream.end();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted || closing.signal.aborted) end();
    streams.add(stream);
    const beat = setInterval(() => stream.push({ kind: 'heartbeat' }), heartbeatMs);
    void ready.then(() => stream.push({ kind: 'heartbeat' }));
    try {
      yield* stream.read();
    } finally {
      clearInterval(beat);
      streams.delete(stream);
      signal.removeEventListener('abort', end);
    }
  }

  const close = (): void => {
    closing.abort();
    for (const stream of streams) stream.end();
  };
  return { start, watch, close };
}

/** Parses a payload, or returns undefined if it is not valid JSON. */
function readSignal(payload: string): Signal | undefined {
  try {
    return JSON.parse(payload) as Signal;
  } catch {
    return undefined;
  }
}
