import { isUuid } from '@setu/kit/core';
import { CardDetails } from '@setu/proto/catalogue/cards';
import { CardState } from '@setu/proto/catalogue/words';
import { priceModeWord } from '@setu/proto/wire-words';
import type { CardSnapshot } from '../requests/domain/request.js';

const noText = { en: '', ru: '' };

/** Takes a card as the catalogue sends it, gives its snapshot; null when it is not a whole card priced in INR. */
export function snapshotOf(details: CardDetails): CardSnapshot | null {
  const { card } = details;
  if (card === undefined || !isUuid(card.skuId) || !isUuid(card.company?.id ?? '')) return null;
  const priceMode = priceModeWord(card.priceMode);
  if (priceMode === undefined) return null;
  const isPriced = priceMode !== 'request';
  if (isPriced && card.priceFrom?.currency !== 'INR') return null;
  return {
    skuId: card.skuId,
    version: details.version,
    name: card.name ?? noText,
    vendorCode: card.vendorCode,
    unit: card.unit?.name ?? noText,
    pictureId: card.pictureIds[0] ?? '',
    priceMode,
    priceMinor: isPriced ? (card.priceFrom?.minor ?? null) : null,
    supplierCompanyId: card.company?.id ?? '',
    published: card.state === CardState.PUBLISHED,
    // The card's manager is the brokers' own matter and no part of what was asked for.
    content: CardDetails.toJSON({ ...details, brokerManagerId: '' }),
  };
}

/** Takes a snapshot's content, gives the card back. */
export const cardOf = (content: unknown): CardDetails => CardDetails.fromJSON(content);
