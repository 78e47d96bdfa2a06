import type { DiscussionView } from '@setu/contract';

/** The list with a discussion as it is now: in its place, or last where it is new. */
export const withDiscussion = (list: readonly DiscussionView[], discussion: DiscussionView): DiscussionView[] =>
  list.some(({ id }) => id === discussion.id)
    ? list.map((one) => (one.id === discussion.id ? discussion : one))
    : [...list, discussion];
