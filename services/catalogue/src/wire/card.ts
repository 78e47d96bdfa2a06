import { inr } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/cards';
import { wireCardState, wirePriceMode, wireSkuType } from '@setu/proto/wire-words';
import type { Card } from '../cards/domain/card.js';
import { countryOf } from '../reference/domain/countries.js';

const money = (minor: bigint | undefined): ReturnType<typeof inr> | undefined =>
  minor === undefined ? undefined : inr(minor);

/** Converts a card of a list to its wire form. The manager is included only if the caller may see them. */
export const toWireCard = (card: Card, withManager: boolean): wire.Card => ({
  skuId: card.skuId,
  categoryId: card.category.id,
  treeId: card.category.treeId,
  categories: card.categories,
  type: wireSkuType(card.category.type),
  name: card.name,
  variant: card.variant.en === '' && card.variant.ru === '' ? undefined : card.variant,
  vendorCode: card.vendorCode,
  hsCode: card.hsCode,
  priceMode: wirePriceMode(card.priceMode),
  priceFrom: money(card.priceFrom),
  priceTo: money(card.priceTo),
  unit: card.unit,
  minimumQuantum: card.minimumQuantum,
  leadDays: card.leadDays,
  pictureIds: card.pictureIds,
  pictureColors: card.pictureColors,
  company: card.company,
  brandName: card.brandName,
  country: countryOf(card.countryId),
  incoTerms: card.incoTerms,
  incoPlace: card.incoPlace,
  isSampleAvailable: card.isSampleAvailable,
  state: wireCardState(card.state),
  brokerManagerId: withManager ? (card.brokerManagerId ?? '') : '',
});
