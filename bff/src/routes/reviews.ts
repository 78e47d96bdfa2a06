import { endpoints } from '@setu/contract';
import type { Review } from '@setu/proto/review/reviews';
import type { CallContext } from '../http/call-context.js';
import type { Answer } from '../http/route.js';
import { route } from '../http/route.js';
import { correctReview, decideReview, moved, openReview, reviewPage, routed } from '../pages/review.js';
import { reviewExportMs, sendReviews } from '../pages/review-export.js';
import { reviewListPage } from '../pages/review-list.js';
import { publishTranslation, saveTranslation, translationPage } from '../pages/translation.js';
import { reviewRoute, rowOf } from '../present/review.js';
import { pathOf } from '../present/route-path.js';

const toList = { route: { name: 'product_sku_review_list_page', params: {} } };

/** Redirects a browser to the review, and returns the route to a script. */
const leads = (call: CallContext, review: Review): Answer<ReturnType<typeof routed>['data']> =>
  call.browser ? { goTo: pathOf(reviewRoute(rowOf(review))) } : routed(review);

const restart = async (call: CallContext, reviewId: string): Promise<Review> =>
  moved(await call.deps.services.review.restartReview({ reviewId }, call.writes()));

/** Reviews of cards, from the queue to the publication. */
export const reviewRoutes = [
  route(endpoints.listReviews, async (call) => ({ data: await reviewListPage(call, call.query) })),
  route(endpoints.exportReviews, { budgetMs: reviewExportMs }, async (call) => {
    await sendReviews(call, call.query);
    return { sent: true };
  }),
  route(endpoints.findReview, { browserRuns: true }, async (call) => {
    const query = { skuId: call.params.productSku };
    return leads(call, moved(await call.deps.services.review.findReview(query, call.reads())));
  }),
  route(endpoints.getReview, async (call) => ({ data: await reviewPage(call, call.params.review) })),
  route(endpoints.decideReview, async (call) => {
    const review = await decideReview(call);
    return call.input.action === 'approved' ? routed(review) : { data: toList };
  }),
  route(endpoints.getTranslation, async (call) => ({ data: await translationPage(call, call.params.review) })),
  route(endpoints.publishTranslation, async (call) => {
    await publishTranslation(call);
    return { data: toList };
  }),
  route(endpoints.saveTranslation, { quiet: true }, async (call) => {
    await saveTranslation(call);
    return { data: {} };
  }),
  route(endpoints.getCorrection, async (call) => ({ data: await reviewPage(call, call.params.review) })),
  route(endpoints.correctReview, async (call) => {
    await correctReview(call);
    return { data: toList };
  }),
  route(endpoints.openReview, async (call) => routed(await openReview(call, call.params.productSku))),
  route(endpoints.followOpenReview, { changes: true, browserRuns: true }, async (call) =>
    leads(call, await openReview(call, call.params.productSku)),
  ),
  route(endpoints.setReviewer, async (call) => {
    const command = { reviewId: call.params.review, reviewerId: call.input.reviewer };
    await call.deps.services.review.setReviewer(command, call.writes());
    return { data: {} };
  }),
  route(endpoints.restartReview, async (call) => routed(await restart(call, call.params.review))),
  route(endpoints.followRestartReview, { changes: true, browserRuns: true }, async (call) =>
    leads(call, await restart(call, call.params.review)),
  ),
];
