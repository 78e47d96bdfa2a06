import type { DiscussionView } from '@setu/contract';
import { discussedFields } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Discussion, Remark } from '@setu/proto/review/discussions';
import { personOrNull } from './person.js';

const remarkView = ({ id, at, by, acting, text }: Remark) => ({
  ...{ id, at, text, by: personOrNull(by), acting: personOrNull(acting) },
});

/** Presents the discussion of one field. */
export function discussionView(discussion: Discussion | undefined): DiscussionView {
  const field = discussedFields.find((known) => known === discussion?.field);
  if (discussion === undefined || field === undefined) throw internal('a discussion without a known field');
  const { id, remarks, resolvedAt: at, resolvedBy, mayResolve } = discussion;
  const resolved = at === '' ? null : { at, by: personOrNull(resolvedBy) };
  return { id, field, remarks: remarks.map(remarkView), resolved, may_resolve: mayResolve };
}
