import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { endReturns } from '../notices/changes/end-returns.js';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { Stores } from '../store/index.js';

/**
 * Notifies the manager of a returned card that its supplier edited it, or the reviewer if it has no manager. The
 * supplier's own notification of the return is then read.
 */
export const onReviewEdited: Consumer<Stores> = {
  name: 'identity.notices-of-corrections',
  subject: 'setu.review.review.edited',
  handle: async (event, stores) => {
    const { reviewId, skuId, name, managerId, reviewerId } = wire.ReviewEdited.decode(event.payload);
    const params = { sku_id: skuId, name_en: name?.en ?? '', name_ru: name?.ru ?? '' };
    const draft = { type: 'review_edited', params, entityType: 'review', entityId: reviewId } as const;
    await writeNotices(stores, { event, draft, to: [managerId || reviewerId] });
    const author = event.actorUserId === '' ? undefined : await stores.users.byId(event.actorUserId);
    if (author) await endReturns(stores, { skuId, supplierId: author.company.id, at: new Date(event.occurredAt) });
  },
};
