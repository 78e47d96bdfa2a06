import { docChanges, keptHours } from '../store/doc-changes.js';
import { applyChanges, databaseTime, type Following } from './apply-changes.js';
import { buildIndex } from './build-index.js';
import { type CardIndices, cardIndices, type Followed } from './card-indices.js';
import { isInLine } from './compare-cards.js';

const hourMs = 3_600_000;
/** One that is nearly as old as the changes that lead on from it is none. */
const longestMs = (keptHours - 2) * hourMs;
/** So often it is compared with the read model as a whole. */
const compareMs = hourMs;

/** Whether an index can be followed on from where it stands, and is the one that is read. */
async function isFollowable({ db }: Following, indices: CardIndices, followed: Followed): Promise<boolean> {
  if (followed.index !== (await indices.current())) return false;
  if ((await databaseTime(db)) - followed.at > longestMs) return false;
  return docChanges(db).isPast(followed);
}

/** Gives the turn of one who follows: what changed since the last one is written; what cannot be followed is made anew. */
export function cardFollower(following: Following): () => Promise<void> {
  const indices = cardIndices(following.cluster, following.alias);
  let comparedAt = performance.now();

  const isRight = async (followed: Followed): Promise<boolean> => {
    if (performance.now() - comparedAt < compareMs) return true;
    comparedAt = performance.now();
    if (await isInLine(following, followed)) return true;
    following.log.error({}, 'the search index is not in line with the read model');
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
