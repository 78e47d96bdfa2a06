import * as wire from '@setu/proto/review/discussions';
import { conflictOf } from '../../reviews/changes/transition-review.js';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { discussionViews } from '../../wire/discussion-view.js';
import { addRemark } from '../changes/add-remark.js';
import { lockReview } from '../changes/lock-review.js';
import { readRemark } from '../domain/discussion.js';
import { mayWrite } from '../domain/rights.js';

/** Locks the review's row, so that two users who start at the same time write in one discussion. */
export const writeRemark: Rpc<'writeRemark'> =
  (deps) =>
  (request, { actor }) =>
    deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'WriteRemark',
          key: request.idempotencyKey,
          fingerprint: wire.WriteRemarkRequest.encode(request).finish(),
          answer: wire.WriteRemarkResponse,
        },
        async () => {
          const review = await lockReview(stores, actor, request.reviewId);
          if (!mayWrite(actor, review)) throw await conflictOf(stores, review);
          const discussion = await addRemark(deps, stores, { actor, review, input: readRemark(request) });
          const [view] = await discussionViews(stores, actor, review, [discussion]);
          return { discussion: view };
        },
      ),
    );
