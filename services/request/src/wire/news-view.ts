import { inr, isUuid, quoteOf } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/requests';
import { requestStatusWord } from '@setu/proto/wire-words';
import { atRecordedRate } from '../invitations/domain/supplier-offer.js';
import { destinationOf, type PriceTerms } from '../offers/domain/offer.js';
import type { StatusEvent } from '../requests/domain/request.js';
import { type Relation, relationOf } from '../requests/domain/rights.js';
import type { ListedRequest } from '../requests/store/list-requests.js';
import type { Stores } from '../store/index.js';
import { amount } from './refs.js';
import { incoTermOrNone } from './wire-values.js';

/** A supplier with one of these relations does not know the deal, only its own offer. */
const withoutDeal: readonly (Relation | undefined)[] = [undefined, 'writing', 'invited', 'past'];

/** A notification with its request, or undefined if the caller may not see it. */
export interface Subject {
  of: wire.NewsOf;
  request: ListedRequest | undefined;
}

/** Returns the quotes of messages in the channels that the actor may read. */
export async function quotesOf(
  read: Pick<Stores, 'messages'>,
  actor: Actor,
  subjects: readonly Subject[],
  mayQuote: (subject: Subject) => boolean,
): Promise<Partial<wire.News>[]> {
  const places = subjects.map((subject) => {
    const { of, request } = subject;
    const until = new Date(of.at);
    if (request === undefined || Number.isNaN(until.getTime()) || !mayQuote(subject)) return undefined;
    return { requestId: request.id, channel: of.channel, ofClaim: of.ofClaim, until };
  });
  const texts = await read.messages.lastTexts(
    places.flatMap((place) => place ?? []),
    actor.companyType,
  );
  const rest = texts.values();
  return places.map((place) => (place === undefined ? {} : { quote: quoteOf(rest.next().value ?? '') }));
}

const termsOf = (terms: PriceTerms) => ({
  ...{ validUntil: terms.validUntil, leadDays: terms.leadDays },
  ...{ incoTerm: incoTermOrNone(terms.incoTerm), incoPlace: destinationOf(terms) },
});

/** Returns the supplier's offers. Customers get only those shared with them, and suppliers only their own. */
export async function offersOf(
  read: Pick<Stores, 'offers' | 'supplierOffers' | 'conditions'>,
  { companyType, companyId }: Actor,
  subjects: readonly Subject[],
): Promise<Partial<wire.News>[]> {
  const ids = subjects.flatMap(({ of, request }) => (request && isUuid(of.offerId) ? [of.offerId] : []));
  const offers = await read.supplierOffers.byInvitations(ids);
  const requestIds = [...offers.values()].map(({ offer }) => offer.requestId);
  const recorded = await read.offers.of(requestIds);
  const shares = await read.conditions.advanceShares(requestIds);
  return subjects.map(({ of, request }) => {
    const found = offers.get(of.offerId);
    const isReadable =
      companyType === 'broker' || (companyType === 'customer' ? found?.offer.shared : found?.supplierId === companyId);
    if (!found || found.offer.requestId !== request?.id || !isReadable) return {};
    const { price, ...terms } = atRecordedRate(found.offer, recorded.get(found.offer.requestId));
    return { price: amount(price.money, price.rate), ...termsOf(terms), advanceShare: shares.get(request.id) ?? 0 };
  });
}

/** Returns the prices and payments that were recorded with a status, for readers who know the deal. */
export async function dealsOf(
  read: Pick<Stores, 'offers' | 'contracts' | 'history' | 'conditions'>,
  actor: Actor,
  subjects: readonly Subject[],
): Promise<Partial<wire.News>[]> {
  const statusIn = ({ of, request }: Subject) =>
    request && !withoutDeal.includes(relationOf(actor, request)) ? requestStatusWord(of.status) : undefined;
  const idsAt = (...statuses: string[]) => [
    ...new Set(subjects.flatMap((each) => (statuses.includes(statusIn(each) ?? '') ? [each.request?.id ?? ''] : []))),
  ];
  const offered = idsAt('offer_received');
  const offers = await read.offers.of(offered);
  const shares = await read.conditions.advanceShares(offered);
  const contracted = idsAt('contracted', 'partially_paid');
  const contracts = await read.contracts.of(contracted);
  const histories = contracted.length === 0 ? new Map<string, StatusEvent[]>() : await read.history.of(contracted);
  return subjects.map((subject) => {
    const id = subject.request?.id ?? '';
    const status = statusIn(subject);
    const offer = status === 'offer_received' ? offers.get(id) : undefined;
    const deal = status === 'offer_received' ? offer : contracts.get(id);
    if (status === undefined || deal === undefined) return {};
    const payment = histories.get(id)?.findLast((event) => event.status === status)?.payment;
    return {
      price: amount(inr(deal.priceMinor), deal.rate),
      ...(offer && { ...(offer.terms && termsOf(offer.terms)), advanceShare: shares.get(id) ?? 0 }),
      payment: payment && { amount: payment.money, dueOn: payment.dueOn ?? '' },
    };
  });
}
