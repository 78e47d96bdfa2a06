import { setTimeout as wait } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Log } from '@setu/kit/process';
import type { Neighbour } from '../domain/related.js';
import type { FromMeaning, MeaningData, ToMeaning } from './meaning-thread.js';

export interface MeaningHostOptions extends Omit<MeaningData, 'logLevel'> {
  log: Log;
}

/** The vectors of cards in a separate thread. */
export interface MeaningHost {
  /**
   * Returns the cards related to the vector of a search or to another card, nearest first. Undefined while the thread
   * starts, after the signal aborts, or if that card has no vector.
   */
  nearest(to: Int8Array | string, limit: number, signal: AbortSignal): Promise<Neighbour[] | undefined>;
  close(): Promise<void>;
}

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './meaning-thread.ts' : './meaning-thread.js', import.meta.url);
/** The start code in tests, which run the TypeScript sources. */
const translated = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
const startThread = (options: WorkerOptions): Worker =>
  isSource
    ? new Worker(translated, { ...options, eval: true, execArgv: ['--conditions=@setu/source'] })
    : new Worker(entry, options);

const [restartMs, closeMs] = [5_000, 5_000];

/** Keeps a thread with the vectors of cards running. */
export function hostMeaning({ log, ...data }: MeaningHostOptions): MeaningHost {
  const closing = new AbortController();
  const { signal } = closing;
  const pending = new Map<number, (neighbours: Neighbour[] | undefined) => void>();
  let worker: Worker | undefined;
  let isReady = false;
  let lastId = 0;

  const live = (): Promise<void> =>
    new Promise((resolve) => {
      const workerData: MeaningData = { ...data, logLevel: log.level };
      worker = startThread({ workerData });
      worker.unref();
      worker.on('message', (message: FromMeaning) => {
        if (message.type === 'ready') isReady = true;
        else pending.get(message.id)?.(message.neighbours);
      });
      worker.on('error', (error) => log.error({ err: error }, 'the thread of the search by meaning failed'));
      worker.once('exit', () => {
        worker = undefined;
        isReady = false;
        resolve();
      });
    });
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await live();
      await wait(restartMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  const send = (message: ToMeaning): void => worker?.postMessage(message);

  return {
    nearest: (to, limit, until) => {
      if (!isReady || until.aborted) return Promise.resolve(undefined);
      lastId += 1;
      const id = lastId;
      return new Promise<Neighbour[] | undefined>((resolve) => {
        pending.set(id, resolve);
        until.addEventListener('abort', () => resolve(undefined), { once: true });
        send({ type: 'near', id, to, limit });
      }).finally(() => pending.delete(id));
    },
    close: async () => {
      closing.abort();
      send({ type: 'close' });
      const late = wait(closeMs, undefined, { ref: false }).then(() => worker?.terminate());
      await Promise.race([running, late]);
    },
  };
}
