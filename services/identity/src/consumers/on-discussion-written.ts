import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';

/** Notifies the broker's users concerned of a message about a text of a review, and updates open pages. */
export const onDiscussionWritten: Consumer<Stores> = {
  name: 'identity.notices-of-discussions',
  subject: 'setu.review.discussion.written',
  handle: async (event, stores) => {
    const { reviewId, skuId, name, field, userIds } = wire.DiscussionWritten.decode(event.payload);
    const about = { sku_id: skuId, field, name_en: name?.en ?? '', name_ru: name?.ru ?? '' };
    const params = { ...about, ...actorParams(await actorOf(event, stores), 'broker') };
    const draft = { type: 'review_remark', params, entityType: 'review', entityId: reviewId } as const;
    await writeNotices(stores, { event, draft, to: userIds });
    await stores.signals.discussionChanged({ reviewId });
  },
};
