import type { RouteTable } from '../routing.js';

const at = '/broker/product-reviews/discussions/:review';

/** The discussions about the texts of a review during translation. */
export const discussionRoutes = {
  listDiscussions: { method: 'get', path: at, kind: 'A', who: 'review' },
  writeRemark: { method: 'post', path: at, kind: 'A', who: 'review' },
  readDiscussions: { method: 'post', path: `${at}/read`, kind: 'A', who: 'review' },
  resolveDiscussion: { method: 'post', path: `${at}/:discussion/resolve`, kind: 'A', who: 'review' },
} as const satisfies RouteTable;
