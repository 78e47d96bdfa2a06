import { notFound } from '@setu/kit/core';
import { canSeeCard } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { landedPrices } from './landed-prices.js';
import { mustNotBeSupplier } from './must-not-be-supplier.js';
import { readBasis, readItems } from './read-request.js';

/** Computes what goods cost in the customer's warehouse, as one declaration. */
export const estimateLandedPrice: Rpc<'estimateLandedPrice'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    mustNotBeSupplier(actor);
    const items = readItems(request.items);
    const basis = readBasis(request, clock.now());
    const viewer = viewerOf(actor);
    const cards = await read.cards.detailed(items.map(({ skuId }) => skuId));
    const goods = items.map(({ skuId, count }) => {
      const card = cards.find((one) => one.skuId === skuId);
      if (card === undefined || !canSeeCard(viewer, card) || card.category.type === 'service') throw notFound();
      return { card, count };
    });
    const [price] = await landedPrices(read, [goods], basis);
    return { price };
  };
