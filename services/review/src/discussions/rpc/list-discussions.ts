import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { discussionViews } from '../../wire/discussion-view.js';
import { inOrder } from '../domain/discussion.js';
import { mayWrite } from '../domain/rights.js';

export const listDiscussions: Rpc<'listDiscussions'> =
  ({ read }) =>
  async ({ reviewId }, { actor }) => {
    mustSee(actor, 'reviews');
    const review = await read.reviews.find(readId(reviewId));
    if (review === undefined) throw notFound();
    const found = inOrder(await read.discussions.of(review.id));
    return {
      discussions: await discussionViews(read, actor, review, found),
      mayWrite: mayWrite(actor, review),
    };
  };
