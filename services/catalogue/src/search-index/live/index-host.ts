import { setTimeout as wait } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Log } from '@setu/kit/process';
import type { WordLists } from '../../search/domain/word-lists.js';
import { indexBehindSeconds, indexCards, indexServing } from '../index-state.js';
import { type FindingIndex, IncompleteIndex } from '../search-index.js';
import { keptAnswers, newSharedChanges } from './kept-answers.js';
import type { FromThread, IndexRequest, ThreadData, ToThread } from './thread-messages.js';

export interface HostOptions extends Omit<ThreadData, 'lists' | 'logLevel' | 'changes'> {
  lists: () => WordLists;
  log: Log;
}

/** An index in a separate thread. Its work never blocks the main thread of the process. */
export interface IndexHost {
  search: FindingIndex;
  /**
   * Resolves when a stored index is loaded, or when the most popular cards can be searched because none fits. Waits at
   * most 30 seconds.
   */
  loaded: Promise<void>;
  /** Returns whether the index is loaded, alive, and up to date. */
  isServing(): boolean;
  /** Returns the milliseconds since the index last matched the read model, or undefined while it does not serve. */
  behindMs(): number | undefined;
  close(): Promise<void>;
}

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(isSource ? './index-thread.ts' : './index-thread.js', import.meta.url);
/**
 * The start code of a thread in tests. Tests run the TypeScript sources, which Node cannot read without translation.
 */
const translated = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;

const startThread = (options: WorkerOptions): Worker =>
  isSource
    ? new Worker(translated, { ...options, eval: true, execArgv: ['--conditions=@setu/source'] })
    : new Worker(entry, options);

/** The thread reports its state once a second. A thread that is silent for this long is stuck. */
const silentMs = 5_000;
/** An index that is further behind than this may show cards that no longer exist. */
const maxBehindMs = 15_000;
/** Answers are kept only while the index is known to be this close to the read model. */
const keepBehindMs = 2_500;
/** The timeout for an answer. */
const answerMs = 1_500;
const [minRestartMs, maxRestartMs] = [500, 30_000];
const closeMs = 5_000;
/** The longest wait for a stored index. Loading a million cards takes about five seconds. */
const loadMs = 30_000;
/** Most of an index is outside the heap. Reading a large read model needs heap for a while. */
const resourceLimits = { maxOldGenerationSizeMb: 2_048 };

interface PendingRequest {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const unavailableError = (): Error => new Error('the search index does not answer');

/** Keeps a thread with an index running. If the thread ends, it is started again with growing delays. */
export function hostIndex({ lists, log, ...data }: HostOptions): IndexHost {
  const closing = new AbortController();
  const { signal } = closing;
  const pending = new Map<number, PendingRequest>();
  const changes = newSharedChanges();
  let worker: Worker | undefined;
  let state: { behindMs: number; isPartial: boolean; at: number } | undefined;
  let sentLists: WordLists | undefined;
  let lastId = 0;
  const loading = new AbortController();
  const loaded = wait(loadMs, undefined, { signal: loading.signal, ref: false }).catch(() => undefined);

  const send = (message: ToThread): void => worker?.postMessage(message);
  const onMessage = (message: FromThread): void => {
    if (message.type === 'state') {
      loading.abort();
      state = { behindMs: message.behindMs, isPartial: message.isPartial, at: performance.now() };
      indexServing.set(1);
      indexBehindSeconds.set(message.behindMs / 1000);
      indexCards.set(message.cards);
      return;
    }
    const one = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'answer') one?.resolve(message.answer);
    else if (message.type === 'incomplete') one?.reject(new IncompleteIndex());
    else one?.reject(new Error(message.message));
  };

  /** Runs the thread until it ends. Resolves to its lifetime in milliseconds. */
  const live = (): Promise<number> =>
    new Promise((resolve) => {
      const began = performance.now();
      sentLists = lists();
      const workerData: ThreadData = { ...data, changes, lists: sentLists, logLevel: log.level };
      const one = startThread({ workerData, resourceLimits });
      worker = one;
      one.unref();
      one.on('message', onMessage);
      one.on('error', (error) => log.error({ err: error }, 'the search index thread failed'));
      one.once('exit', () => {
        worker = undefined;
        loading.abort();
        state = undefined;
        indexServing.set(0);
        for (const each of pending.values()) each.reject(unavailableError());
        pending.clear();
        resolve(performance.now() - began);
      });
    });
  const run = async (): Promise<void> => {
    for (let restartMs = minRestartMs; !signal.aborted; restartMs = Math.min(maxRestartMs, restartMs * 2)) {
      if ((await live()) > maxRestartMs) restartMs = minRestartMs;
      await wait(restartMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();

  async function request<Kind extends IndexRequest['kind']>(
    kind: Kind,
    query: Extract<IndexRequest, { kind: Kind }>['query'],
  ): Promise<Awaited<ReturnType<FindingIndex[Kind]>>> {
    const now = lists();
    if (now !== sentLists) {
      send({ type: 'lists', lists: now });
      sentLists = now;
    }
    lastId += 1;
    const id = lastId;
    let tooLate: NodeJS.Timeout | undefined;
    const answer = new Promise<unknown>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      tooLate = setTimeout(() => reject(unavailableError()), answerMs);
      tooLate.unref();
    });
    send({ type: 'ask', id, expiresAt: Date.now() + answerMs, kind, query } as ToThread);
    try {
      return (await answer) as Awaited<ReturnType<FindingIndex[Kind]>>;
    } finally {
      clearTimeout(tooLate);
      pending.delete(id);
    }
  }

  const behindMs = (): number | undefined => state && state.behindMs + performance.now() - state.at;
  const kept = keptAnswers(changes, () => (behindMs() ?? Number.POSITIVE_INFINITY) < keepBehindMs);
  return {
    search: {
      browse: (query) => kept({ kind: 'browse', query, lists: lists() }, () => request('browse', query)),
      search: (query) => kept({ kind: 'search', query, lists: lists() }, () => request('search', query)),
      suggest: (query) => request('suggest', query),
      nearest: (query) => request('nearest', query),
    },
    loaded,
    isServing: () => state !== undefined && performance.now() - state.at < silentMs && (behindMs() ?? 0) < maxBehindMs,
    behindMs,
    close: async () => {
      closing.abort();
      send({ type: 'close' });
      const late = wait(closeMs, undefined, { ref: false }).then(() => worker?.terminate());
      await Promise.race([running, late]);
    },
  };
}
