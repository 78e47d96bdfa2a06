import { invalid, readPage } from '@setu/kit/core';
import { localeOf } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search';
import { CardStanding as WireStanding } from '@setu/proto/catalogue/words';
import type { Actor, Money, Page, Sort } from '@setu/proto/common';
import { cardStandingWord } from '@setu/proto/wire-words';
import type { CardStanding } from '@setu/proto/words';
import { seesLandedPrices } from '../../landed-price/domain/sees-landed-prices.js';
import type { CardOrder, CardQuery, PriceRange } from '../domain/card-list.js';
import { tidySearch } from '../domain/search-query.js';
import { type RequestedChoices, readChoices } from './read-choices.js';

/** A validated list request. */
export interface ListInput {
  /** Empty if there is no search. */
  search: string;
  /** True to take the search literally. */
  asTyped: boolean;
  /** Whether near meanings are used in spite of `asTyped`. */
  hasNear?: boolean | undefined;
  /** The language of the user. */
  reader: 'en' | 'ru';
  query: CardQuery;
  /** The selected facet values. */
  choices: RequestedChoices;
  withFacets: boolean;
  /** Limits a company's list to cards with this status. */
  status: CardStanding | undefined;
}

const defaultLimit = 10;

function readAmount(money: Money | undefined, path: string): bigint | undefined {
  if (money === undefined) return undefined;
  if (money.currency !== 'INR') throw invalid({ [path]: 'invalid_option' });
  if (money.minor < 0n) throw invalid({ [path]: { code: 'min', params: { min: '0' } } });
  return money.minor;
}

/** Reads an inclusive range, open on either side. Throws `invalid` on `filter.price_from` or `filter.price_to`. */
function readPrice(filter: wire.CardFilter | undefined): PriceRange {
  const from = readAmount(filter?.priceFrom, 'filter.price_from');
  const to = readAmount(filter?.priceTo, 'filter.price_to');
  return { from, to };
}

function readOrder(sort: Sort | undefined, actor: Actor): CardOrder {
  if (sort === undefined) return { by: 'popularity', descending: false };
  if (sort.key === 'brand_name') return { by: 'brand', descending: sort.descending };
  if (sort.key === 'prod_name')
    return { by: localeOf(actor) === 'en' ? 'nameEn' : 'nameRu', descending: sort.descending };
  if (sort.key === 'landed' && seesLandedPrices(actor)) return { by: 'landed', descending: sort.descending };
  throw invalid({ 'sort.key': 'invalid_option' });
}

function readWindow(page: Page | undefined): { offset: number; limit: number } {
  const { offset, limit } = readPage(page, { limit: defaultLimit });
  return { offset, limit };
}

/** Validates the parameters that all card lists share. Throws `invalid` with the rejected field. */
export function readListInput(
  request: Pick<wire.ListCompanyCardsRequest, 'filter' | 'sort' | 'page' | 'standing' | 'withFacets'>,
  actor: Actor,
): ListInput {
  return {
    search: tidySearch(request.filter?.search ?? ''),
    asTyped: request.filter?.asTyped ?? false,
    reader: localeOf(actor),
    status: cardStandingWord(request.standing ?? WireStanding.UNSPECIFIED),
    choices: readChoices(request.filter?.facets?.chosen ?? []),
    withFacets: request.withFacets ?? false,
    query: { price: readPrice(request.filter), order: readOrder(request.sort, actor), ...readWindow(request.page) },
  };
}
