import { forbidden, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { writerOf } from '../../viewer.js';
import { toWireContent } from '../../wire/card-content.js';
import { toWireDetails } from '../../wire/card-details.js';
import { openCard } from '../changes/must-write.js';
import { writtenCard } from '../changes/write-version.js';
import { russianOf } from '../domain/translated-fields.js';
import { formPermissions, judgeWriting, reviewerOf } from '../domain/writing.js';
import { toForm } from '../store/form-version.js';

export const getCardForm: Rpc<'getCardForm'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const writer = writerOf(actor);
    const open = await openCard(read, await read.cardVersions.head(readId(request.skuId)));
    const { head, content, edit, review } = open;
    const verdict = judgeWriting(writer, head.companyId, review);
    if (verdict === 'unknown') throw notFound();
    if (verdict === 'forbidden') throw forbidden();
    const card = await writtenCard(read, head.skuId);
    const reviewer = reviewerOf(review);
    // The reviewer's identity is internal to the broker. A supplier sees the manager as the holder of the card.
    const shownReviewer = isBroker(writer) ? reviewer : (review?.managerId ?? head.brokerManagerId ?? reviewer);
    return {
      content: toWireContent(toForm(content)),
      edit,
      publishedVersion: head.publishedVersion ?? 0,
      draftVersion: head.draftVersion ?? 0,
      card: toWireDetails(card, isBroker(writer)),
      russian: russianOf(content),
      permissions: formPermissions(writer, head.companyId, verdict),
      reviewerId: reviewer === undefined ? '' : (shownReviewer ?? ''),
      reviewId: review?.reviewId ?? '',
      reviewStatus: review === undefined ? ReviewStatus.UNSPECIFIED : wireReviewStatus(review.status),
    };
  };
