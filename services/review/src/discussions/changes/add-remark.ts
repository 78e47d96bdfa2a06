import type { Actor } from '@setu/proto/common';
import type { ReviewDeps, Writing } from '../../deps.js';
import { discussionWritten } from '../../events.js';
import type { Review } from '../../reviews/domain/review.js';
import { actorIds } from '../../wire/access.js';
import { concerned, type Discussion, type Remark, type readRemark } from '../domain/discussion.js';

/** A new remark in a review whose row is locked. */
export interface NewRemark {
  actor: Actor;
  review: Review;
  input: ReturnType<typeof readRemark>;
}

/**
 * Adds a remark to the open discussion of the field, or opens one, and publishes it for the users concerned. Returns
 * the changed discussion.
 */
export async function addRemark(
  { clock, ids }: Pick<ReviewDeps, 'clock' | 'ids'>,
  stores: Writing,
  { actor, review, input: { field, text } }: NewRemark,
): Promise<Discussion> {
  const at = clock.now();
  const { byUserId, actingUserId } = actorIds(actor);
  const open = await stores.discussions.openOf(review.id, field);
  const discussion: Discussion = open ?? {
    ...{ id: ids.id(), reviewId: review.id, field, openedAt: at, openedByUserId: byUserId },
    ...{ resolution: undefined, remarks: [] },
  };
  if (open === undefined) await stores.discussions.insert(discussion);
  const remark: Remark = { id: ids.id(), at, byUserId, actingUserId, text };
  await stores.discussions.addRemark(discussion.id, remark);
  await stores.auditLog.add({
    action: 'review.remarked',
    ...{ object: { kind: 'review', id: review.id }, companyId: review.supplierId },
    after: { card_text: field },
  });
  const card = await stores.cards.find(review.skuId);
  const userIds = concerned(review, discussion, [byUserId, actingUserId]);
  const name = card?.name ?? { en: '', ru: '' };
  await stores.outbox.add(discussionWritten(discussion, review, { remarkId: remark.id, name, userIds }));
  return { ...discussion, remarks: [...discussion.remarks, remark] };
}
