import { docChanges, retentionHours } from '../store/doc-changes.js';
import { applyChanges, databaseTime, type Following } from './apply-changes.js';
import { buildIndex } from './build-index.js';
import { type CardIndices, cardIndices, type Followed } from './card-indices.js';
import { mappingVersion } from './card-mapping.js';
import { hasSameSums } from './compare-cards.js';

const hourMs = 3_600_000;
/** An index that is almost as old as the retained changes cannot be brought up to date. */
const maxAgeMs = (retentionHours - 2) * hourMs;
/** The interval of full comparisons with the read model. */
const compareMs = hourMs;

/** Returns whether an index is the serving one and can be brought up to date from its position. */
async function isFollowable({ db }: Following, indices: CardIndices, followed: Followed): Promise<boolean> {
  if (followed.mapping !== mappingVersion || followed.index !== (await indices.current())) return false;
  if ((await databaseTime(db)) - followed.at > maxAgeMs) return false;
  return docChanges(db).isPast(followed);
}

/**
 * Returns the function that performs one turn of the follower. A turn writes the changes since the last turn, or builds
 * a new index if the current one cannot follow.
 */
export function cardFollower(following: Following): () => Promise<void> {
  const indices = cardIndices(following.cluster, following.alias);
  let comparedAt = performance.now();

  const isRight = async (followed: Followed): Promise<boolean> => {
    if (performance.now() - comparedAt < compareMs) return true;
    comparedAt = performance.now();
    if (await hasSameSums(following, followed)) return true;
    following.log.error({}, 'the search index differs from the read model');
    return false;
  };
  return async () => {
    const known = await indices.followed();
    const isKnown = known !== undefined && (await isFollowable(following, indices, known));
    const now = isKnown ? await applyChanges(following, known) : undefined;
    if (now === undefined) return buildIndex(following, indices, undefined);
    await indices.remember(now.followed);
    const isSame = now.generation === now.followed.generation;
    if (!isSame || !(await isRight(now.followed))) await buildIndex(following, indices, now.followed);
  };
}
