import { invalid } from '@setu/kit/core';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { readReviewList } from '../../wire/read-review-list.js';
import { rowView } from '../../wire/review-view.js';

const mostRows = 50_000;
const batch = 200;

/**
 * Whoever has the list. Its rows as the list tells them: which they are is settled at once, by their ids; what they say is
 * read as they are sent, so that neither a long read nor the whole of it is ever held.
 */
export const exportReviews: Rpc<'exportReviews'> = ({ read }) =>
  async function* ({ list, most }, { actor, signal }) {
    mustSee(actor, 'reviews');
    if (list === undefined) throw invalid({ list: 'required' });
    const asked = readReviewList(actor, list);
    const narrowedTo = [...(asked.reviewerIds ?? []), ...(asked.managerIds ?? [])];
    const people = [...(await read.staff.byIds(narrowedTo)).values()];
    yield { total: await read.reviews.total(asked), rows: [], people };
    const ids = await read.reviews.ids({
      ...asked,
      limit: most === 0 ? mostRows : Math.min(most, mostRows),
      offset: 0,
    });
    for (let at = 0; at < ids.length && !signal.aborted; at += batch) {
      const reviews = await read.reviews.byIds(ids.slice(at, at + batch));
      yield { total: 0, rows: reviews.map((review) => ({ ...rowView(actor, review), moves: [] })), people: [] };
    }
  };
