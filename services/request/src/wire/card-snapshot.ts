import { isUuid } from '@setu/kit/core';
import * as wire from '@setu/proto/catalogue/cards';
import * as wireWords from '@setu/proto/catalogue/words';
import { priceModeWord } from '@setu/proto/wire-words';
import type { CardSnapshot } from '../read-models/domain/card-snapshot.js';
import type { LocalText } from '../requests/domain/local-text.js';

const noText = { en: '', ru: '' };

/** Returns the snapshot of a card as the catalogue sends it, or undefined if it is incomplete or not priced in INR. */
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
    // The card's manager is internal to the broker and not part of what was requested.
    content: wire.CardDetails.toJSON({ ...details, card: { ...card, brokerManagerId: '' } }),
  };
}

/** Returns what a snapshot's content says about samples, or undefined for goods that are described in text. */
export function sampleTermsOf(
  content: unknown,
): { isService: boolean; companyId: string; isSampleAvailable: boolean } | undefined {
  const card = content === undefined ? undefined : cardOf(content).card;
  return (
    card && {
      isService: card.type === wireWords.SkuType.SERVICE,
      companyId: card.company?.id ?? '',
      isSampleAvailable: card.isSampleAvailable,
    }
  );
}

/** Returns the unit of a snapshot's content, or undefined if the content is not stored. */
export const unitOf = (content: unknown): LocalText | undefined =>
  content === undefined ? undefined : cardOf(content).card?.unit?.name;

/** Returns the share of the price that a snapshot's card requires in advance, from 0 to 1. 0 if there is none. */
export const advanceShareOf = (content: unknown): number =>
  content === undefined ? 0 : (cardOf(content).paymentAdvance ?? 0);

/** Returns the card from a snapshot's content, with the known colours of its pictures. */
export function cardOf(content: unknown, pictureColors: Record<string, string> = {}): wire.CardDetails {
  const details = wire.CardDetails.fromJSON(content);
  return { ...details, card: details.card && { ...details.card, pictureColors } };
}
