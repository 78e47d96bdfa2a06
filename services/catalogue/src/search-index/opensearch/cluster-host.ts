import { listen, openDatabase } from '@setu/kit/db';
import type { Log } from '@setu/kit/process';
import type { WordLists } from '../../search/domain/word-lists.js';
import type { Stores } from '../../store/index.js';
import { indexBehindSeconds, indexServing } from '../index-state.js';
import { takeTurns } from '../live/turns.js';
import type { SearchIndex } from '../search-index.js';
import { docsChannel } from '../store/doc-changes.js';
import { type WorkInProgress, workInProgress } from '../store/work-in-progress.js';
import { databaseTime } from './apply-changes.js';
import { asOnly } from './as-only.js';
import { cardIndices } from './card-indices.js';
import { farthest } from './card-mapping.js';
import { timeouts } from './card-pages.js';
import { type ClusterAddress, connectCluster, isRefused } from './cluster.js';
import { clusterSearch } from './cluster-search.js';
import { cardFollower } from './follow-cards.js';

export interface ClusterOptions extends ClusterAddress {
  url: string;
  schema: string;
  /** The alias to search. Each catalogue in a shared cluster has its own. */
  alias: string;
  shards: number;
  /** The timeout of the cluster in milliseconds. After it, the read model answers. */
  waitMs: number;
  read: Pick<Stores, 'suggestions' | 'vocabulary'>;
  lists: () => WordLists;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** An index in a cluster. All replicas search it, and one of them keeps it up to date. */
export interface ClusterHost {
  search: SearchIndex;
  /** Returns whether the cluster answers and has an up-to-date index. */
  isServing(): boolean;
  /** Returns the milliseconds since the index last matched the read model, or undefined while that is unknown. */
  behindMs(): number | undefined;
  /** Resolves when everything written before the call can be found. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const everyMs = 1_000;
const againMs = 500;
/** The cluster's state is read once a second. After this long without an answer, the cluster counts as down. */
const silentMs = 5_000;
/** An index that is further behind than this may show cards that no longer exist. */
const maxBehindMs = 15_000;

interface ClusterState extends WorkInProgress {
  behindMs: number;
  /** By the clock of this process. */
  at: number;
}

/** Keeps an index in a cluster up to date, in turn with the other replicas, and searches in it. */
export function hostCluster({ url, schema, alias, shards, waitMs, ...options }: ClusterOptions): ClusterHost {
  const { read, lists, log, ...address } = options;
  const db = openDatabase({ url, schema, statementMs: 60_000, pool: { max: 3 } });
  const cluster = connectCluster(address);
  const indices = cardIndices(cluster, alias);
  const closing = new AbortController();
  const { signal } = closing;
  let state: ClusterState | undefined;

  const turn = cardFollower({ db, cluster, alias, shards, log, signal });
  const outage = { ofFollowing: false, ofCluster: false };
  /** Logs an outage once, not at every try. */
  const logOutage = (what: keyof typeof outage, error: unknown, text: string): void => {
    if (!outage[what]) log.warn({ err: error }, text);
    outage[what] = true;
  };
  const follow = takeTurns({
    turn: async () => {
      await asOnly(db, `search cluster ${alias}`, turn);
      outage.ofFollowing = false;
    },
    onFailure: (error) => logOutage('ofFollowing', error, 'the search index cannot follow'),
    ...{ everyMs, againMs, signal },
  });

  const behindMs = (): number | undefined => state && state.behindMs + performance.now() - state.at;
  const isServing = (): boolean =>
    state !== undefined && performance.now() - state.at < silentMs && (behindMs() ?? 0) < maxBehindMs;
  const checkState = async (): Promise<void> => {
    const progress = await workInProgress(db);
    const [followed, now] = await Promise.all([indices.followed(timeouts(waitMs)), databaseTime(db)]);
    state = followed && { ...progress, behindMs: now - followed.at, at: performance.now() };
    outage.ofCluster = false;
    indexServing.set(isServing() ? 1 : 0);
    if (state !== undefined) indexBehindSeconds.set(state.behindMs / 1000);
  };
  const watch = takeTurns({
    turn: checkState,
    onFailure: (error) => {
      state = undefined;
      indexServing.set(0);
      logOutage('ofCluster', error, 'the search cluster does not answer, so the read model answers');
    },
    ...{ everyMs, againMs, signal },
  });
  const ring = (): void => {
    follow.ring();
    watch.ring();
  };
  const listening = listen({ url, channels: [docsChannel], onNotify: ring, signal });
  listening.catch((error: unknown) =>
    log.warn({ err: error }, 'the search index receives no notifications and checks for changes once a second'),
  );

  /**
   * Awaits an answer. After a failure other than a rejected request, marks the cluster as down until its next
   * successful state check.
   */
  const orMarkDown = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      if (!isRefused(error)) {
        state = undefined;
        indexServing.set(0);
      }
      throw error;
    }
  };
  const found = clusterSearch({
    ...{ source: { cluster, alias, reach: farthest, waitMs }, read, lists },
    leaving: () => state?.leaving ?? [],
  });
  return {
    search: {
      browse: (one) => orMarkDown(found.browse(one)),
      search: (one) => orMarkDown(found.search(one)),
      suggest: (one) => orMarkDown(found.suggest(one)),
      count: (one) => orMarkDown(found.count(one)),
      nearest: (one) => orMarkDown(found.nearest(one)),
    },
    ...{ isServing, behindMs },
    caughtUp: async () => {
      await follow.done();
      await watch.done();
    },
    close: async () => {
      closing.abort();
      await Promise.all([follow.ended, watch.ended]);
      await Promise.all([cluster.close(), db.destroy()]);
    },
  };
}
