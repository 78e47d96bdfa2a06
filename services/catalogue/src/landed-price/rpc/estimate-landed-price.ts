import { invalid, notFound } from '@setu/kit/core';
import { landedPrice } from '@setu/landed-price';
import { canSeeCard } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { citiesOf } from '../domain/cities.js';
import { declaredItem } from '../domain/declared-item.js';
import { platformCostsOf } from '../domain/platform-costs.js';
import { toWireLandedPrice } from './landed-price-message.js';
import { mustNotBeSupplier } from './must-not-be-supplier.js';
import { readQuestion } from './read-request.js';

/** Computes what goods cost in the customer's warehouse, as one declaration. */
export const estimateLandedPrice: Rpc<'estimateLandedPrice'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    mustNotBeSupplier(actor);
    const { items, city, day, mode, rates, overrides } = readQuestion(request, clock.now());
    const viewer = viewerOf(actor);
    const [cards, { places, ...tables }, settings] = await Promise.all([
      read.cards.detailed(items.map(({ skuId }) => skuId)),
      read.costTables.forEstimate(),
      read.settings.values(),
    ]);
    if (!citiesOf(places, tables.legs).some(({ code }) => code === city)) throw invalid({ city: 'city_unknown' });
    const declared = items.map(({ skuId, count }) => {
      const card = cards.find((one) => one.skuId === skuId);
      if (card === undefined || !canSeeCard(viewer, card) || card.category.type === 'service') throw notFound();
      return declaredItem(card, count, { places, city });
    });
    const tariffs = await read.costTables.tariffsFor(declared.map(({ hsCode }) => hsCode));
    const estimate = landedPrice({
      ...{ items: declared, day, city, mode, rates, overrides },
      tables: { ...tables, tariffs },
      costs: platformCostsOf(settings),
    });
    return { price: toWireLandedPrice(estimate, { city, day, places }) };
  };
