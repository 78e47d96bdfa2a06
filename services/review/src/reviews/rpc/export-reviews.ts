import { invalid } from '@setu/kit/core';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { readReviewList } from '../../wire/read-review-list.js';
import { rowView } from '../../wire/review-view.js';

const maxRows = 50_000;
const batch = 200;

/**
 * Open to users who can view the list. Exports its rows. The ids are fixed at the start, and the data is read in
 * batches while it is sent. This avoids a long query and a full copy in memory.
 */
export const exportReviews: Rpc<'exportReviews'> = ({ read }) =>
  async function* ({ list, most: limit }, { actor, signal }) {
    mustSee(actor, 'reviews');
    if (list === undefined) throw invalid({ list: 'required' });
    const query = readReviewList(actor, list);
    const narrowedTo = [...(query.reviewerIds ?? []), ...(query.managerIds ?? [])];
    const people = [...(await read.staff.byIds(narrowedTo)).values()];
    yield { total: await read.reviews.total(query), rows: [], people };
    const ids = await read.reviews.ids({
      ...query,
      limit: limit === 0 ? maxRows : Math.min(limit, maxRows),
      offset: 0,
    });
    for (let at = 0; at < ids.length && !signal.aborted; at += batch) {
      const reviews = await read.reviews.byIds(ids.slice(at, at + batch));
      yield { total: 0, rows: reviews.map((review) => ({ ...rowView(actor, review), moves: [] })), people: [] };
    }
  };
