import { isUuid } from '@setu/kit/core';
import * as wire from '@setu/proto/catalogue/cards';
import * as wireWords from '@setu/proto/catalogue/words';
import { priceModeWord } from '@setu/proto/wire-words';
import type { CardSnapshot } from '../copies/domain/card-snapshot.js';

const noText = { en: '', ru: '' };

/** Takes a card as the catalogue sends it, gives its snapshot; undefined when it is not a whole card priced in INR. */
export function snapshotOf(details: wire.CardDetails): CardSnapshot | undefined {
  const { card } = details;
  if (card === undefined || !isUuid(card.skuId) || !isUuid(card.company?.id ?? '')) return undefined;
  const priceMode = priceModeWord(card.priceMode);
  if (priceMode === undefined) return undefined;
  const isPriced = priceMode !== 'request';
  if (isPriced && card.priceFrom?.currency !== 'INR') return undefined;
  return {
    skuId: card.skuId,
    version: details.version,
    revision: details.revision,
    name: card.name ?? noText,
    vendorCode: card.vendorCode,
    unit: card.unit?.name ?? noText,
    pictureId: card.pictureIds[0] ?? '',
    priceMode,
    priceMinor: isPriced ? card.priceFrom?.minor : undefined,
    supplierCompanyId: card.company?.id ?? '',
    published: card.state === wireWords.CardState.PUBLISHED,
    // The card's manager is the brokers' own matter and no part of what was asked for.
    content: wire.CardDetails.toJSON({ ...details, card: { ...card, brokerManagerId: '' } }),
  };
}

/** Takes a snapshot's content and what is known of its pictures' colours, gives the card back. */
export function cardOf(content: unknown, pictureColors: Record<string, string> = {}): wire.CardDetails {
  const details = wire.CardDetails.fromJSON(content);
  return { ...details, card: details.card && { ...details.card, pictureColors } };
}
