import { docChanges } from '../store/doc-changes.js';
import { applyChanges, databaseTime, type Following, versionOf } from './apply-changes.js';
import type { CardIndices, Followed } from './card-indices.js';
import { cardRows } from './card-rows.js';
import { writeCards } from './write-cards.js';

const cardsAtOnce = 5_000;
const firstRank = -2_147_483_648;
/** So often what is read meanwhile is brought in line, too. */
const keepUpMs = 1_000;
/** The read model may be made anew while it is read. */
const mostTries = 5;

/** Has the index that is read meanwhile follow on, every now and then. */
function keepingUp(following: Following, indices: CardIndices, read: Followed | undefined): () => Promise<void> {
  let followed = read;
  let last = performance.now();
  return async () => {
    if (followed === undefined || performance.now() - last < keepUpMs) return;
    const now = await applyChanges(following, followed);
    if (now !== undefined) {
      followed = now.followed;
      await indices.remember(followed);
    }
    last = performance.now();
  };
}

/** Writes all cards to an empty index: the next are read while the last are written. */
async function fill(following: Following, to: Followed, meanwhile: () => Promise<void>): Promise<number> {
  const { db, cluster, signal } = following;
  const writing = { cluster, index: to.index, version: versionOf(to), signal };
  let count = 0;
  for (let next = cardRows(db).after(firstRank, cardsAtOnce); ; ) {
    const cards = await next;
    signal.throwIfAborted();
    const last = cards.at(-1)?.document.rank;
    if (last === undefined) return count;
    next = cardRows(db).after(last, cardsAtOnce);
    next.catch(() => undefined);
    await writeCards(writing, cards);
    count += cards.length;
    await meanwhile();
  }
}

/**
 * Makes an index of the whole read model beside the one that is read, catches up with what changed meanwhile, and puts it in
 * its place: who searches never finds none. `read` (undefined: none) follows on until then.
 */
export async function buildIndex(
  following: Following,
  indices: CardIndices,
  read: Followed | undefined,
): Promise<void> {
  const { db, log } = following;
  const began = performance.now();
  await indices.prepare();
  const meanwhile = keepingUp(following, indices, read);
  for (let tries = 1; tries <= mostTries; tries += 1) {
    await indices.dropOthers(await indices.current());
    const at = await databaseTime(db);
    const position = await docChanges(db).now();
    if (position === undefined) throw new Error('there is no read model to search in');
    const start: Followed = { index: await indices.create(following.shards), ...position, at };
    const cards = await fill(following, start, meanwhile);
    const caughtUp = await applyChanges(following, start);
    if (caughtUp === undefined || caughtUp.generation !== start.generation) continue;
    await indices.putInPlace(start.index);
    await indices.remember(caughtUp.followed);
    await indices.dropOthers(start.index);
    const ms = Math.round(performance.now() - began);
    log.info({ cards, ms, index: start.index }, 'the search index was made');
    return;
  }
  throw new Error('the read model was made anew again and again');
}
