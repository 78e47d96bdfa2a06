import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/events';
import type { Stores } from '../store/index.js';

/** Updates open pages when a discussion about a text of a review ends. It sends no notification. */
export const onDiscussionResolved: Consumer<Stores> = {
  name: 'identity.discussions-that-end',
  subject: 'setu.review.discussion.resolved',
  handle: (event, { signals }) => {
    const { reviewId } = wire.DiscussionResolved.decode(event.payload);
    return signals.discussionChanged({ reviewId });
  },
};
