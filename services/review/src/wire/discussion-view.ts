import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/review/discussions';
import type { Discussion, Remark } from '../discussions/domain/discussion.js';
import { mayResolve } from '../discussions/domain/rights.js';
import type { Review } from '../reviews/domain/review.js';
import type { Person } from '../reviews/domain/review-page.js';
import type { Stores } from '../store/index.js';

/** Returns the discussions of a review as the caller's page shows them, in the given order. */
export async function discussionViews(
  { staff }: Pick<Stores, 'staff'>,
  actor: Actor,
  review: Review,
  discussions: readonly Discussion[],
): Promise<wire.Discussion[]> {
  const people = await staff.byIds(discussions.flatMap(peopleOf));
  return discussions.map(({ id, field, remarks, resolution, ...discussion }) => ({
    id,
    field,
    remarks: remarks.map((remark) => remarkView(remark, people)),
    resolvedAt: resolution?.at.toISOString() ?? '',
    resolvedBy: resolution && people.get(resolution.byUserId),
    mayResolve: mayResolve(actor, review, { ...discussion, resolution }),
  }));
}

const remarkView = (remark: Remark, people: ReadonlyMap<string, Person>): wire.Remark => ({
  ...{ id: remark.id, at: remark.at.toISOString(), text: remark.text },
  by: people.get(remark.byUserId),
  acting: remark.actingUserId === undefined ? undefined : people.get(remark.actingUserId),
});

const peopleOf = ({ remarks, resolution }: Discussion): string[] => [
  ...remarks.flatMap(({ byUserId, actingUserId }) => [byUserId, actingUserId ?? byUserId]),
  ...(resolution === undefined ? [] : [resolution.byUserId]),
];
