import { invalid } from '@setu/kit/core';
import * as wireCards from '@setu/proto/catalogue/cards';
import type * as wire from '@setu/proto/catalogue/landed_prices';
import { priceModeWord } from '@setu/proto/wire-words';
import type { DeclaredCard, DeclaredGoods } from '../domain/declared-item.js';
import { readCount } from './read-request.js';

const noText = { en: '', ru: '' };

/** Reads goods from their message. Throws `invalid` with the path of the wrong field. */
export function goodsOfMessage(goods: wire.EstimatedGoods | undefined, path: string): DeclaredGoods {
  if (goods?.card === undefined) throw invalid({ [path]: 'required' });
  const { card, count, terms } = goods;
  return {
    card: cardOf(card),
    count: readCount(count, `${path}.count`),
    terms: terms && {
      ...{ priceMinor: terms.price?.minor, incoTerms: terms.incoTerms, incoPlace: terms.incoPlace },
      isFromCardCompany: terms.isFromCardCompany,
    },
  };
}

function cardOf(details: wireCards.CardDetails): DeclaredCard {
  const card = details.card ?? wireCards.Card.create();
  const { id = '', name = noText, description = noText } = card.unit ?? {};
  return {
    ...{ skuId: card.skuId, hsCode: card.hsCode, countryId: card.country?.id ?? '' },
    ...{ priceMode: priceModeWord(card.priceMode) ?? 'request', priceFrom: card.priceFrom?.minor },
    ...{ incoTerms: card.incoTerms, incoPlace: card.incoPlace ?? noText },
    shipmentPort: details.shipmentPort ?? noText,
    company: { city: card.company?.city ?? noText },
    unit: { id, name, description },
    ...{ countInOnePackage: details.countInOnePackage, weight: details.weight },
    ...{ width: details.width, height: details.height, length: details.length },
    packageGrossWeight: details.packageGrossWeight,
    packageNetWeight: details.packageNetWeight,
    packageVolume: details.packageVolume,
  };
}
