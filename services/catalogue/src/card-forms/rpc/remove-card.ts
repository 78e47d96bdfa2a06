import { forbidden, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { SkuType } from '@setu/proto/catalogue/words';
import { wireSkuType } from '@setu/proto/wire-words';
import { canSeeUnpublished, cardPermissions } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { writerOf } from '../../viewer.js';
import { openCard } from '../changes/must-write.js';
import { removeCard as remove } from '../changes/remove-card.js';
import { writtenCard } from '../changes/write-version.js';

/** Also removes a card under review. The removal ends its review. */
export const removeCard: Rpc<'removeCard'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const writer = writerOf(actor);
    const skuId = readId(request.skuId);
    await write(async (stores) => {
      const head = await stores.cardVersions.lock(skuId);
      if (head === undefined || !canSeeUnpublished(writer, head.companyId)) throw notFound();
      if (!cardPermissions(writer, { company: { id: head.companyId } }).includes('delete')) throw forbidden();
      if (head.isRemoved) return;
      await openCard(stores, head);
      const { category } = await writtenCard(stores, skuId);
      if (request.type !== SkuType.UNSPECIFIED && request.type !== wireSkuType(category.type)) throw notFound();
      await remove(stores, skuId, clock.now());
    });
    return {};
  };
