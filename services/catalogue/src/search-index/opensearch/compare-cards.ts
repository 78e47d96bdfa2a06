import { type DocSums, docChanges } from '../store/doc-changes.js';
import { applyChanges, type Following } from './apply-changes.js';
import type { Followed } from './card-indices.js';

interface SumsAnswer {
  hits: { total: { value: number } };
  aggregations: { sum: { value: number } };
}

/** Returns whether an index has the same sums as the read model at the same moment. */
export async function hasSameSums(following: Following, followed: Followed): Promise<boolean> {
  const { db, cluster } = following;
  const asOne = { isolationLevel: 'repeatable read', readOnly: true } as const;
  const sums = await db.transaction(async (conn): Promise<DocSums | undefined> => {
    const now = await applyChanges({ ...following, db: conn }, followed);
    return now === undefined || now.generation !== followed.generation ? undefined : docChanges(conn).sums();
  }, asOne);
  const path = `/${followed.index}/_search`;
  const body = { size: 0, track_total_hits: true, aggs: { sum: { sum: { field: 'sum' } } } };
  const { hits, aggregations } = await cluster.send<SumsAnswer>({ method: 'POST', path, body });
  return sums?.cards === hits.total.value && sums.sum === aggregations.sum.value;
}
