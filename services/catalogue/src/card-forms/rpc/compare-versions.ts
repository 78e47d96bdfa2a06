import { notFound } from '@setu/kit/core';
import { mustBeType, mustBeUser, readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/catalogue/cards';
import type { Rpc } from '../../served.js';
import { toWireDetails } from '../../wire/card-details.js';
import { openCard } from '../changes/must-write.js';
import { writtenCard } from '../changes/write-version.js';
import { changedFields } from '../domain/form-content.js';
import { toForm } from '../store/form-version.js';

export const compareVersions: Rpc<'compareVersions'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    mustBeType(actor, 'broker');
    const { head, content, edit, review } = await openCard(read, await read.cardVersions.head(readId(request.skuId)));
    const { skuId, publishedVersion } = head;
    const written = toWireDetails(await writtenCard(read, skuId), true);
    const stored = review && (await read.skuReviews.returnedCard(review.reviewId));
    const returned = stored === undefined ? undefined : wire.CardDetails.fromJSON(stored);
    if (publishedVersion === undefined)
      return { published: undefined, written, changed: [], writtenEdit: edit, returned };
    const [published] = await read.cards.detailed([skuId]);
    const before = await read.cardVersions.read(skuId, publishedVersion);
    if (published === undefined || before === undefined) throw notFound();
    return {
      published: toWireDetails(published, true),
      written,
      changed: changedFields(toForm(before.content), toForm(content)),
      writtenEdit: edit,
      returned,
    };
  };
