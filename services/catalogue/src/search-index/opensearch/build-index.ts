import { docChanges } from '../store/doc-changes.js';
import { applyChanges, databaseTime, type Following, versionOf } from './apply-changes.js';
import type { CardIndices, Followed } from './card-indices.js';
import { mappingVersion } from './card-mapping.js';
import { cardRows } from './card-rows.js';
import { writeCards } from './write-cards.js';

const batchSize = 5_000;
const beforeFirstRank = -2_147_483_648;
/** The interval at which the serving index is brought up to date during a build. */
const followEveryMs = 1_000;
/** The maximum number of tries. A try fails if the read model is rebuilt while it is read. */
const maxTries = 5;

/** Returns a function that keeps the serving index up to date during a build. */
function follower(following: Following, indices: CardIndices, read: Followed | undefined): () => Promise<void> {
  let followed = read;
  let last = performance.now();
  return async () => {
    if (followed === undefined || performance.now() - last < followEveryMs) return;
    const now = await applyChanges(following, followed);
    if (now !== undefined) {
      followed = now.followed;
      await indices.remember(followed);
    }
    last = performance.now();
  };
}

/** Writes all cards to an empty index. The next batch is read while the last one is written. */
async function fill(following: Following, to: Followed, meanwhile: () => Promise<void>): Promise<number> {
  const { db, cluster, signal } = following;
  const writing = { cluster, index: to.index, version: versionOf(to), signal };
  let count = 0;
  for (let next = cardRows(db).after(beforeFirstRank, batchSize); ; ) {
    const cards = await next;
    signal.throwIfAborted();
    const last = cards.at(-1)?.document.rank;
    if (last === undefined) return count;
    next = cardRows(db).after(last, batchSize);
    next.catch(() => undefined);
    await writeCards(writing, cards);
    count += cards.length;
    await meanwhile();
  }
}

/**
 * Builds an index of the full read model next to the serving one, applies the changes made in the meantime, and swaps
 * the alias. Searches always find an index.
 * The serving index `read` (undefined if there is none) is kept up to date until then.
 */
export async function buildIndex(
  following: Following,
  indices: CardIndices,
  read: Followed | undefined,
): Promise<void> {
  const { db, log } = following;
  const began = performance.now();
  await indices.prepare();
  const meanwhile = follower(following, indices, read);
  for (let tries = 1; tries <= maxTries; tries += 1) {
    await indices.dropOthers(await indices.current());
    const at = await databaseTime(db);
    const position = await docChanges(db).now();
    if (position === undefined) throw new Error('the search index found no read model');
    const start: Followed = { index: await indices.create(following.shards), ...position, at, mapping: mappingVersion };
    const cards = await fill(following, start, meanwhile);
    const caughtUp = await applyChanges(following, start);
    if (caughtUp === undefined || caughtUp.generation !== start.generation) continue;
    await indices.putInPlace(start.index);
    await indices.remember(caughtUp.followed);
    await indices.dropOthers(start.index);
    const ms = Math.round(performance.now() - began);
    log.info({ cards, ms, index: start.index }, 'the search index was built');
    return;
  }
  throw new Error('the read model was rebuilt during every try');
}
