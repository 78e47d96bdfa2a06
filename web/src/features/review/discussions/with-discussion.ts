import type { DiscussionView } from '@setu/contract';

/** Returns the list with the current discussion, in its place or, if it is new, at the end. */
export const withDiscussion = (list: readonly DiscussionView[], discussion: DiscussionView): DiscussionView[] =>
  list.some(({ id }) => id === discussion.id)
    ? list.map((one) => (one.id === discussion.id ? discussion : one))
    : [...list, discussion];
