import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { discussionResolved } from '../../events.js';
import type { Rpc } from '../../served.js';
import { actorIds } from '../../wire/access.js';
import { discussionViews } from '../../wire/discussion-view.js';
import { lockReview } from '../changes/lock-review.js';
import { demandResolving } from '../domain/rights.js';

/** Also resolves discussions of a review that has ended, because otherwise they could never end. */
export const resolveDiscussion: Rpc<'resolveDiscussion'> =
  ({ write, clock }) =>
  ({ reviewId, discussionId }, { actor }) =>
    write(async (stores) => {
      const review = await lockReview(stores, actor, reviewId);
      const found = await stores.discussions.find(review.id, readId(discussionId));
      if (found === undefined) throw notFound();
      demandResolving(actor, review, found);
      const resolved = found.resolution ? found : { ...found, resolution: { at: clock.now(), ...actorIds(actor) } };
      if (found.resolution === undefined) {
        await stores.discussions.save(resolved);
        await stores.auditLog.add({
          action: 'review.discussion_resolved',
          ...{ object: { kind: 'review', id: review.id }, companyId: review.supplierId },
          after: { card_text: found.field },
        });
        await stores.outbox.add(discussionResolved(found));
      }
      const [view] = await discussionViews(stores, actor, review, [resolved]);
      return { discussion: view };
    });
