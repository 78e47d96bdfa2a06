import { wholeCount } from '@setu/kit/core';
import * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/landed_prices';
import { SkuType } from '@setu/proto/catalogue/words';
import type { EstimateSource } from '@setu/proto/words';
import type { Condition } from '../conditions/domain/condition.js';
import type { SupplierOffer } from '../invitations/domain/supplier-offer.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { cardOf } from './card-snapshot.js';

type Read = Pick<Stores, 'conditions' | 'contracts' | 'invitations' | 'offers' | 'supplierOffers'>;

/** The goods of a request at its current price, and the price's source. */
export interface CurrentGoods {
  goods: wire.EstimatedGoods;
  source: EstimateSource;
}

/** What all declarations of a request have in common. */
interface Described {
  card: wireCards.CardDetails;
  count: string;
}

/** Returns the goods of a request at its current price, or undefined if they have none or are a service. */
export async function currentGoods(read: Read, request: Request): Promise<CurrentGoods | undefined> {
  const described = describe(await read.conditions.of(request.id));
  if (described === undefined || request.status === 'draft') return undefined;
  // One after another, because a transaction has only one connection.
  const contract = (await read.contracts.of([request.id])).get(request.id);
  const offer = (await read.offers.of([request.id])).get(request.id);
  // Until a supplier is selected, the price has the terms of the offer that it was taken from.
  const chosen = (await chosenOffer(read, request)) ?? offer?.terms;
  const price = contract ?? offer;
  if (price === undefined)
    return request.kind === 'rfc' ? { goods: { ...described, terms: undefined }, source: 'card' } : undefined;
  const terms = termsOf(described, {
    ...{ priceMinor: price.priceMinor, supplierCompanyId: request.supplierCompanyId },
    ...{ incoTerm: chosen?.incoTerm, incoPlace: chosen?.incoPlace ?? '' },
  });
  return { goods: { ...described, terms }, source: contract === undefined ? 'offer' : 'contract' };
}

/** Returns the goods of a request at the price and the terms of offers, by the id of the offer. */
export async function offeredGoods(
  read: Read,
  request: Request,
  offerIds: readonly string[],
): Promise<wire.GoodsDeclaration[]> {
  const described = describe(await read.conditions.of(request.id));
  if (described === undefined || offerIds.length === 0) return [];
  const offers = await read.supplierOffers.of(request.id);
  const invitations = await read.invitations.of(request.id);
  const suppliers = new Map(invitations.map(({ id, supplierCompanyId }) => [id, supplierCompanyId]));
  return offers
    .filter(({ invitationId }) => offerIds.includes(invitationId))
    .map(({ invitationId: key, price, incoTerm, incoPlace }) => {
      const supplierCompanyId = suppliers.get(key);
      const terms = termsOf(described, { priceMinor: price.money.minor, supplierCompanyId, incoTerm, incoPlace });
      return { key, goods: { ...described, terms } };
    });
}

/** Returns the card and the count of a condition. Of described goods, only one item has a common count and code. */
function describe(condition: Condition): Described | undefined {
  const { card: content, items, count } = condition;
  if (wholeCount(count) === undefined && !/^\d+([.,]\d{1,3})?$/.test(count)) return undefined;
  if (content !== undefined) {
    const card = cardOf(content);
    return card.card?.type === SkuType.SERVICE ? undefined : { card, count };
  }
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return undefined;
  const unit = item.unit && { ...item.unit, description: undefined };
  const card = wireCards.CardDetails.create({ card: { hsCode: item.customsCode.replace(/\D/g, ''), unit } });
  return { card, count: count.replace(',', '.') };
}

interface Agreed extends Pick<SupplierOffer, 'incoTerm' | 'incoPlace'> {
  priceMinor: bigint;
  supplierCompanyId: string | undefined;
}

const termsOf = (
  { card }: Described,
  { priceMinor, incoTerm, incoPlace, supplierCompanyId }: Agreed,
): wire.GoodsTerms => ({
  price: { minor: priceMinor, currency: 'INR' },
  incoTerms: incoTerm === undefined ? '' : incoTerm,
  incoPlace,
  isFromCardCompany: supplierCompanyId === card.card?.company?.id,
});

async function chosenOffer(read: Read, { id, supplierCompanyId }: Request): Promise<SupplierOffer | undefined> {
  const invitations = await read.invitations.of(id);
  const own = invitations.find((one) => one.supplierCompanyId === supplierCompanyId && one.state === 'chosen');
  return own && read.supplierOffers.get(own.id);
}

/** Returns whether a calculation was of the goods that the request has now. */
export function hasGoods({ declarations }: wire.EstimateGoodsRequest, { goods }: CurrentGoods): boolean {
  const [computed] = declarations;
  if (declarations.length !== 1 || computed?.goods === undefined) return false;
  const bytes = (one: wire.EstimatedGoods): Buffer => Buffer.from(wire.EstimatedGoods.encode(one).finish());
  return bytes(computed.goods).equals(bytes(goods));
}
