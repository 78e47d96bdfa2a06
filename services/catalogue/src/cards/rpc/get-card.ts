import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireDetails } from '../../wire/card-details.js';
import { toWireCategory } from '../../wire/category.js';
import { canSeeCard, canSeeUnpublished, cardPermissions, isBroker } from '../domain/rights.js';
import { visibleTo } from '../domain/visible-to.js';

/**
 * Returns one card with its breadcrumbs and the caller's permissions. Throws `not_found` if the card does not exist for
 * the caller.
 */
export const getCard: Rpc<'getCard'> =
  ({ read, clock }) =>
  async ({ skuId }, { actor }) => {
    const viewer = viewerOf(actor);
    const [card] = await read.cards.detailed([readId(skuId)]);
    if (card === undefined || !canSeeCard(viewer, card)) throw notFound();
    const [family, review] = await Promise.all([
      read.categories.family(card.category.id),
      canSeeUnpublished(viewer, card.company.id) ? read.skuReviews.openOf(card.skuId) : undefined,
    ]);
    return {
      card: toWireDetails(visibleTo(viewer, card, clock.now()), isBroker(viewer)),
      breadcrumbs: family?.breadcrumbs.map((one) => toWireCategory(one)) ?? [],
      permissions: cardPermissions(viewer, card),
      companyLogoId: card.companyLogoId,
      reviewStatus: review === undefined ? ReviewStatus.UNSPECIFIED : wireReviewStatus(review.status),
      isCorrected: review?.isCorrected ?? false,
    };
  };
