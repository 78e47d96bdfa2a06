import { endpoints } from '@setu/contract';
import type { Review } from '@setu/proto/review/reviews';
import type { Ask } from '../http/call-context.js';
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
const leads = (ask: Ask, review: Review): Answer<ReturnType<typeof routed>['data']> =>
  ask.browser ? { goTo: pathOf(reviewRoute(rowOf(review))) } : routed(review);

const restart = async (ask: Ask, reviewId: string): Promise<Review> =>
  moved(await ask.deps.services.review.restartReview({ reviewId }, ask.writes()));

/** Reviews of cards, from the queue to the publication. */
export const reviewRoutes = [
  route(endpoints.listReviews, async (ask) => ({ data: await reviewListPage(ask, ask.query) })),
  route(endpoints.exportReviews, { budgetMs: reviewExportMs }, async (ask) => {
    await sendReviews(ask, ask.query);
    return { sent: true };
  }),
  route(endpoints.findReview, { browserRuns: true }, async (ask) => {
    const asked = { skuId: ask.params.productSku };
    return leads(ask, moved(await ask.deps.services.review.findReview(asked, ask.reads())));
  }),
  route(endpoints.getReview, async (ask) => ({ data: await reviewPage(ask, ask.params.review) })),
  route(endpoints.decideReview, async (ask) => {
    const review = await decideReview(ask);
    return ask.input.action === 'approved' ? routed(review) : { data: toList };
  }),
  route(endpoints.getTranslation, async (ask) => ({ data: await translationPage(ask, ask.params.review) })),
  route(endpoints.publishTranslation, async (ask) => {
    await publishTranslation(ask);
    return { data: toList };
  }),
  route(endpoints.saveTranslation, { quiet: true }, async (ask) => {
    await saveTranslation(ask);
    return { data: {} };
  }),
  route(endpoints.getCorrection, async (ask) => ({ data: await reviewPage(ask, ask.params.review) })),
  route(endpoints.correctReview, async (ask) => {
    await correctReview(ask);
    return { data: toList };
  }),
  route(endpoints.openReview, async (ask) => routed(await openReview(ask, ask.params.productSku))),
  route(endpoints.followOpenReview, { changes: true, browserRuns: true }, async (ask) =>
    leads(ask, await openReview(ask, ask.params.productSku)),
  ),
  route(endpoints.setReviewer, async (ask) => {
    const asked = { reviewId: ask.params.review, reviewerId: ask.input.reviewer };
    await ask.deps.services.review.setReviewer(asked, ask.writes());
    return { data: {} };
  }),
  route(endpoints.restartReview, async (ask) => routed(await restart(ask, ask.params.review))),
  route(endpoints.followRestartReview, { changes: true, browserRuns: true }, async (ask) =>
    leads(ask, await restart(ask, ask.params.review)),
  ),
];
