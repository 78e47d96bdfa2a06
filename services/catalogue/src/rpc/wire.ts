import { inr } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue';
import type { Card } from '../domain/card.js';
import type { CardPage } from '../domain/card-list.js';
import { countryName } from '../domain/countries.js';
import type { Category } from '../store/categories.js';

const money = (minor: bigint | undefined): ReturnType<typeof inr> | undefined =>
  minor === undefined ? undefined : inr(minor);

/** A card as lists show it, on the wire. */
export const toWireCard = (card: Card): wire.Card => ({
  skuId: card.skuId,
  categoryId: card.category.id,
  treeId: card.category.treeId,
  type: card.category.type,
  name: card.name,
  vendorCode: card.vendorCode,
  hsCode: card.hsCode,
  priceMode: card.priceMode,
  priceFrom: money(card.priceFrom),
  priceTo: money(card.priceTo),
  unit: card.unit,
  minimumQuantum: card.minimumQuantum,
  leadDays: card.leadDays,
  pictureIds: card.pictureIds,
  company: card.company,
  brandName: card.brandName,
  countryName: countryName(card.countryId),
  incoTerms: card.incoTerms,
  incoPlace: card.incoPlace,
  isSampleAvailable: card.isSampleAvailable,
  state: card.state,
});

/** A category on the wire; `skuCount` replaces the count of all published cards. */
export const toWireCategory = (category: Category, skuCount = category.skuCount): wire.Category => ({
  id: category.id,
  parentId: category.parentId ?? '',
  treeId: category.treeId,
  name: category.name,
  skuCount,
  level: category.level,
  type: category.type,
  pictureId: category.pictureId ?? '',
});

/** What is true of a whole list, on the wire. */
export const toWireTotals = (page: CardPage): wire.CardTotals => ({
  total: page.total,
  atLeast: page.atLeast,
  minPrice: money(page.minPrice),
  maxPrice: money(page.maxPrice),
});
