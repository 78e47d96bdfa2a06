import { demoCards } from './cards.js';
import { userId } from './companies/companies.js';
import { demoId } from './demo-id.js';
import { discussionTable, type Talker } from './discussion-table.js';
import { demoReviews } from './reviews.js';
import type { DemoDiscussion, DemoReview } from './shapes/demo-review.js';

/** Returns the discussions about the texts of approved cards, dated between the approval and the time of loading. */
export function demoDiscussions(now: Date): DemoDiscussion[] {
  const cards = new Map(demoCards().map(({ id, vendorCode }) => [id, vendorCode]));
  const reviews = new Map(demoReviews(now).map((review) => [cards.get(review.cardId), review]));
  return discussionTable.map(([vendorCode, field, lines, end]) => {
    const review = reviews.get(vendorCode);
    if (review === undefined) throw new Error(`no demo review of the card ${vendorCode}`);
    const approvedAt = Date.parse(review.updatedAt);
    const at = (since: number) => new Date(approvedAt + (now.getTime() - approvedAt) * since).toISOString();
    const remarks = lines.map(([since, who, text], n) => ({
      ...{ id: demoId('remark', `${vendorCode}:${field}:${n}`), at: at(since), userId: idOf(who, review), text },
    }));
    return {
      ...{ id: demoId('discussion', `${vendorCode}:${field}`), reviewId: review.id, field, remarks },
      resolved: end === undefined ? null : { at: at(end[0]), userId: idOf(end[1], review) },
    };
  });
}

function idOf(who: Talker, { reviewerId, managerId }: DemoReview): string {
  if (who === 'reviewer') return reviewerId;
  return who === 'manager' ? managerId : userId(who);
}
