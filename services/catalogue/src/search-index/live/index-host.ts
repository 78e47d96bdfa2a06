import { setTimeout as wait } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Log } from '@setu/kit/process';
import type { WordLists } from '../../search/domain/word-lists.js';
import { indexBehindSeconds, indexCards, indexServing } from '../index-state.js';
import type { FindingIndex } from '../search-index.js';
import type { Asked, FromThread, ThreadData, ToThread } from './thread-messages.js';

export interface HostOptions extends Omit<ThreadData, 'lists' | 'logLevel'> {
  lists: () => WordLists;
  log: Log;
}

/** An index in a thread of its own: whoever asks, and whoever is answered meanwhile, never waits for its work. */
export interface IndexHost {
  search: FindingIndex;
  /** Whether it is loaded, alive, and knows what changed lately. */
  isServing(): boolean;
  /** Milliseconds since it was last in line with the read model; undefined while it does not serve. */
  behindMs(): number | undefined;
  close(): Promise<void>;
}

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './index-thread.ts' : './index-thread.js', import.meta.url);
/** A thread begins with what Node itself reads: the sources, as tests run them, need to be translated. */
const translated = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;

const startThread = (options: WorkerOptions): Worker =>
  isSource
    ? new Worker(translated, { ...options, eval: true, execArgv: ['--conditions=@setu/source'] })
    : new Worker(entry, options);

/** The thread says once a second how it stands; one that has been silent for so long is stuck. */
const silentMs = 5_000;
/** One that could not follow for so long shows what may be gone. */
const mostBehindMs = 15_000;
/** So long an answer is waited for. */
const answerMs = 1_500;
const [firstAgainMs, lastAgainMs] = [500, 30_000];
const closeMs = 5_000;
/** What an index consists of lies outside of the heap; reading a large read model needs some of it for a while. */
const resourceLimits = { maxOldGenerationSizeMb: 2_048 };

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const away = (): Error => new Error('the search index does not answer');

/** Keeps a thread with an index running, and begins it again, later and later, when it ends. */
export function hostIndex({ lists, log, ...data }: HostOptions): IndexHost {
  const closing = new AbortController();
  const { signal } = closing;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let state: { behindMs: number; at: number } | undefined;
  let sentLists: WordLists | undefined;
  let lastId = 0;

  const send = (message: ToThread): void => worker?.postMessage(message);
  const hear = (message: FromThread): void => {
    if (message.type === 'state') {
      state = { behindMs: message.behindMs, at: performance.now() };
      indexServing.set(1);
      indexBehindSeconds.set(message.behindMs / 1000);
      indexCards.set(message.cards);
      return;
    }
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'answer') one?.resolve(message.answer);
    else one?.reject(new Error(message.message));
  };

  /** One life of the thread; resolves with how long it served, in milliseconds. */
  const live = (): Promise<number> =>
    new Promise((resolve) => {
      const began = performance.now();
      sentLists = lists();
      const workerData: ThreadData = { ...data, lists: sentLists, logLevel: log.level };
      const one = startThread({ workerData, resourceLimits });
      worker = one;
      one.unref();
      one.on('message', hear);
      one.on('error', (error) => log.error({ err: error }, 'the thread of the search index failed'));
      one.once('exit', () => {
        worker = undefined;
        state = undefined;
        indexServing.set(0);
        for (const each of waiting.values()) each.reject(away());
        waiting.clear();
        resolve(performance.now() - began);
      });
    });
  const run = async (): Promise<void> => {
    for (let againMs = firstAgainMs; !signal.aborted; againMs = Math.min(lastAgainMs, againMs * 2)) {
      if ((await live()) > lastAgainMs) againMs = firstAgainMs;
      await wait(againMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();

  async function ask<Kind extends Asked['kind']>(
    kind: Kind,
    asked: Extract<Asked, { kind: Kind }>['asked'],
  ): Promise<Awaited<ReturnType<FindingIndex[Kind]>>> {
    const now = lists();
    if (now !== sentLists) {
      send({ type: 'lists', lists: now });
      sentLists = now;
    }
    lastId += 1;
    const id = lastId;
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send({ type: 'ask', id, until: Date.now() + answerMs, kind, asked } as ToThread);
    const late = new AbortController();
    const tooLate = wait(answerMs, undefined, { signal: late.signal, ref: false }).then(() => {
      throw away();
    });
    tooLate.catch(() => undefined);
    try {
      return (await Promise.race([answer, tooLate])) as Awaited<ReturnType<FindingIndex[Kind]>>;
    } finally {
      late.abort();
      waiting.delete(id);
    }
  }

  const behindMs = (): number | undefined => state && state.behindMs + performance.now() - state.at;
  return {
    search: {
      browse: (asked) => ask('browse', asked),
      search: (asked) => ask('search', asked),
      suggest: (asked) => ask('suggest', asked),
      nearest: (asked) => ask('nearest', asked),
    },
    isServing: () => state !== undefined && performance.now() - state.at < silentMs && (behindMs() ?? 0) < mostBehindMs,
    behindMs,
    close: async () => {
      closing.abort();
      send({ type: 'close' });
      const late = wait(closeMs, undefined, { ref: false }).then(() => worker?.terminate());
      await Promise.race([running, late]);
    },
  };
}
